import { Link } from '@shop/ui/components/link'
import { DeskPart } from './DeskPart.tsx'
import type { DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

/** A message of the contact form under its subject. */
export function MessagePart({ enquiry: { subject, note, email } }: DeskPartProps) {
  return (
    <DeskPart title={subject}>
      <p className={styles.note}>{note}</p>
      <p className={styles.detail}>
        <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
      </p>
    </DeskPart>
  )
}
