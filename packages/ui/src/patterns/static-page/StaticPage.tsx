import type { ReactNode } from 'react'
import { pictureSizes } from '../picture-sizes/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './StaticPage.module.css'

/** Properties of {@link StaticPage}. */
interface StaticPageProps {
  /** The page's heading. */
  title: string
  /** One or two sentences under it, set large. */
  lead?: string
  /** A quiet line above the heading's sentence: from when a legal page holds. */
  note?: string
  /** A wide picture under the heading; null or nothing leaves its place out. */
  picture?: ShopImage | null
  children: ReactNode
}

/** A page that is read: a large heading with its first sentence, a picture if there is one, and what there is to say. */
export function StaticPage({ title, lead, note, picture = null, children }: StaticPageProps) {
  return (
    <article className={styles.root}>
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
