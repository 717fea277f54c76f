import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import styles from './ShopSection.module.css'

interface ShopSectionProps {
  /** The heading, in sentence case except for names such as 'Best Sellers'. */
  title: string
  /** A sentence below the heading in a quieter colour. */
  text?: string
  /** A link at the end of the heading's line, such as to all items of the section. */
  link?: { label: string; href: string }
  children: ReactNode
}

/** A section of a page with a large heading and generous spacing. */
export function ShopSection({ title, text, link, children }: ShopSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        {link ? (
          <Link className={styles.link} href={link.href}>
            {link.label}
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  )
}
