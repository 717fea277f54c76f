import type { ReactNode } from 'react'
import styles from './ShopHero.module.css'

/** Properties of {@link ShopHero}. */
interface ShopHeroProps {
  /** The page's heading. */
  title: string
  /** A sentence under it. */
  text?: string
  /** The search box, the category dropdown, the style switcher: whatever narrows the list below. */
  children?: ReactNode
}

/** The short opening of a list: a large serif title, and the ways to narrow the list in one line under it. */
export function ShopHero({ title, text, children }: ShopHeroProps) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.controls}>{children}</div> : null}
    </header>
  )
}
