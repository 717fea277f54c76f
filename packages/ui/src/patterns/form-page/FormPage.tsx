import type { ReactNode } from 'react'
import { ShopPicture } from '../shop-picture/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import styles from './FormPage.module.css'

/** Properties of {@link FormPage}. */
interface FormPageProps {
  /** A picture beside the column on wide screens. Small ones neither show nor fetch it. */
  image?: ShopImage | null
  /** What stands beside the column on wide screens and below it on small ones, in place of a picture. */
  aside?: ReactNode
  /** A form, or several. */
  children: ReactNode
}

/** The shape of a page with a form: one column of 440 pixels, and on wide screens something beautiful beside it. */
export function FormPage({ image = null, aside, children }: FormPageProps) {
  return (
    <div className={styles.root} data-chat-at-end data-beside={aside ? 'words' : image ? 'picture' : undefined}>
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
