import type { ReactNode } from 'react'
import styles from './ShopHero.module.css'

interface ShopHeroProps {
  /** The heading of the page. */
  title: string
  /** A sentence below the heading. */
  text?: string
  /** Controls that narrow the list: search field, category select, style switcher. */
  children?: ReactNode
}

/** The head of a catalogue list or a saved list: a large title and a line of controls. */
export function ShopHero({ title, text, children }: ShopHeroProps) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.controls}>{children}</div> : null}
    </header>
  )
}
