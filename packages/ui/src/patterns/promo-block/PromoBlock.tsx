import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './PromoBlock.module.css'

/** Properties of {@link PromoBlock}. */
interface PromoBlockProps {
  /** The room or the kind of item: 'Living Rooms'. */
  title: string
  /** One or two sentences about it. */
  text: string
  /** The way in; a block that only tells has none. */
  link?: { label: string; href: string }
  image: ShopImage | null
  /** Side of the picture on wide screens; blocks that follow each other alternate. */
  pictureSide?: 'start' | 'end'
}

/** A room presented at length: a large picture and, beside it, its name, a few words and the way in. */
export function PromoBlock({ title, text, link, image, pictureSide = 'start' }: PromoBlockProps) {
  return (
    <article className={styles.root} data-picture-side={pictureSide}>
      <div className={styles.picture}>
        <ShopPicture image={image} alt="" sizes="(min-width: 64rem) 58vw, 100vw" shape="fill" />
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
