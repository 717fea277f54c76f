import type { ReactNode } from 'react'
import { pictureSizes } from '../picture-sizes/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './StaticPage.module.css'

interface StaticPageProps {
  /** The heading of the page. */
  title: string
  /** One or two large sentences below the heading. */
  lead?: string
  /** A line above the lead, such as the effective date of a legal page. */
  note?: string
  /** A wide picture below the heading. Omit it or pass null for none. */
  picture?: ShopImage | null
  children: ReactNode
}

/** A text page with a large heading, a lead and an optional picture. */
export function StaticPage({ title, lead, note, picture = null, children }: StaticPageProps) {
  return (
    <article>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead || note ? (
          <div className={styles.opening}>
            {note ? <p className={styles.note}>{note}</p> : null}
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
        ) : null}
      </header>
      {picture ? (
        <div className={styles.picture}>
          <ShopPicture image={picture} alt={picture.alt} sizes={pictureSizes.hero} shape="fill" priority />
        </div>
      ) : null}
      {children}
    </article>
  )
}
