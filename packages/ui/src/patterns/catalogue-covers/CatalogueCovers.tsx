import { detailSentences } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { onPhones } from '../picture-sizes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './CatalogueCovers.module.css'

/** The cover of one catalogue. */
interface CatalogueCoverEntry {
  title: string
  /** External page that shows the catalogue. */
  href: string
  image: ShopImage | null
}

interface CatalogueCoversProps {
  /** The covers in display order. The first of seven covers is the largest, and the last two are wide. */
  covers: readonly CatalogueCoverEntry[]
}

/** Catalogue covers with titles. Each opens its catalogue in a new tab. */
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

/** Must match the grid in the style sheet. */
function sizesOf(index: number): string {
  const place = index % 7
  if (place === 0) return `(min-width: 64rem) 48vw, ${onPhones(88)}`
  return place >= 5 ? `(min-width: 64rem) 48vw, ${onPhones(43)}` : `(min-width: 64rem) 24vw, ${onPhones(43)}`
}
