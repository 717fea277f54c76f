import { detailSentences } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './CatalogueCovers.module.css'

/** The cover of one catalogue. */
interface CatalogueCoverEntry {
  title: string
  /** The page of another site on which the catalogue is leafed through. */
  href: string
  image: ShopImage | null
}

/** Properties of {@link CatalogueCovers}. */
interface CatalogueCoversProps {
  /** In their order; of seven, the first is given the most room and the last two are wide. */
  covers: readonly CatalogueCoverEntry[]
}

/** The catalogues as covers on a table: each a picture and its title, which opens it in a new tab. */
export function CatalogueCovers({ covers }: CatalogueCoversProps) {
  return (
    <ul className={styles.root} role="list">
      {covers.map(({ title, href, image }, index) => (
        <li key={title} className={styles.cover}>
          <div className={styles.picture}>
            <ShopPicture
              image={image}
              alt={image?.alt ?? ''}
              emptyLabel={detailSentences.noCover}
              sizes={sizesOf(index)}
              shape="fill"
            />
          </div>
          <h2 className={styles.title}>
            <Link className={styles.link} variant="plain" href={href} target="_blank" rel="noopener noreferrer">
              {title}
            </Link>
          </h2>
        </li>
      ))}
    </ul>
  )
}

/** Follows the spread of the style sheet. */
function sizesOf(index: number): string {
  const place = index % 7
  if (place === 0) return '(min-width: 64rem) 48vw, 92vw'
  return place >= 5 ? '(min-width: 64rem) 48vw, 46vw' : '(min-width: 64rem) 24vw, 46vw'
}
