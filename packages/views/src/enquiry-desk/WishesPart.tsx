import { labelledOrderWishes } from '@shop/domain'
import { DeskPart } from './DeskPart.tsx'
import type { DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

/** The note and the wishes of a shopper who ordered by chat, or the note of staff; nothing without them. */
export function WishesPart({ enquiry }: DeskPartProps) {
  const wishes = labelledOrderWishes(enquiry)
  if (wishes.length === 0) return null
  return (
    <DeskPart title={enquiry.source === 'staff' ? 'What was agreed' : 'What the shopper wrote'}>
      <dl className={styles.wishes}>
        {wishes.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DeskPart>
  )
}
