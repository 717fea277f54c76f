import type { ReactNode } from 'react'
import { ShopPicture } from '../shop-picture/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import styles from './FormPage.module.css'

interface FormPageProps {
  /** A picture next to the form on wide screens. Small screens neither show nor load it. */
  image?: ShopImage | null
  /** Content in place of the picture: next to the form on wide screens, below it on small ones. */
  aside?: ReactNode
  /** One or more forms. */
  children: ReactNode
}

/** The layout of a page whose main content is a form: a column of 440 pixels, with a picture or text next to it on wide screens. */
export function FormPage({ image = null, aside, children }: FormPageProps) {
  return (
    <div className={styles.root} data-full-width-fields data-aside={aside ? 'text' : image ? 'picture' : undefined}>
      <div className={styles.place}>
        <div className={styles.column}>{children}</div>
      </div>
      {aside ? (
        <div className={styles.aside}>{aside}</div>
      ) : image ? (
        <div className={styles.picture}>
          <ShopPicture image={image} alt="" shape="fill" sizes="(min-width: 64rem) 50vw, 1px" />
        </div>
      ) : null}
    </div>
  )
}
