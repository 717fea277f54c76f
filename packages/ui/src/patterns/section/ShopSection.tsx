import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import styles from './ShopSection.module.css'

/** Properties of {@link ShopSection}. */
interface ShopSectionProps {
  /** The heading, sentence case: 'Best Sellers' is a name, so it keeps its capitals. */
  title: string
  /** One quiet sentence under the heading. */
  text?: string
  /** A link at the end of the heading line, for instance to all items of the section. */
  link?: { label: string; href: string }
  children: ReactNode
}

/** A part of a page under a large serif heading, with a hairline above and generous space around. */
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
