import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { onPhones } from '../picture-sizes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './PromoBlock.module.css'

interface PromoBlockProps {
  /** The room or category: 'Living Rooms'. */
  title: string
  /** One or two sentences. */
  text: string
  /** An optional link. */
  link?: { label: string; href: string }
  /** The picture, or null to show 'No Image'. */
  image: ShopImage | null
  /** Side of the picture on wide screens. */
  pictureSide?: 'start' | 'end'
}

/** Presents a room with a large picture, its name, a short text and a link. */
export function PromoBlock({ title, text, link, image, pictureSide = 'start' }: PromoBlockProps) {
  return (
    <article className={styles.root} data-picture-side={pictureSide}>
      <div className={styles.picture}>
        <ShopPicture image={image} alt="" sizes={`(min-width: 48rem) 58vw, ${onPhones(80)}`} shape="fill" />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {link ? (
          <Link className={styles.link} href={link.href}>
            {link.label}
          </Link>
        ) : null}
      </div>
    </article>
  )
}
