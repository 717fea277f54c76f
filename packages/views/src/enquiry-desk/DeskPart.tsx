import { useId } from 'react'
import type { ReactNode, RefObject } from 'react'
import styles from './EnquiryDesk.module.css'

interface DeskPartLook {
  title: string
  /** `never` leaves the part out of a print: it has only something to press or to fill in. */
  print?: 'never'
  /** The heading, for a part that moves the focus to it. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A part of the page with its heading. */
export function DeskPart({ title, print, headingRef, children }: DeskPartLook) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id} data-print={print}>
      <h2 ref={headingRef} id={id} tabIndex={headingRef && -1} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
