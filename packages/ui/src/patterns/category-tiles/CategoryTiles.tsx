import { shopSentences } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import type { PictureLink } from '../shapes/index.ts'
import { onPhones } from '../picture-sizes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './CategoryTiles.module.css'

interface CategoryTilesProps {
  /** The tiles in the order of the navigation. The first and the eighth of nine tiles are the largest. */
  tiles: readonly PictureLink[]
}

/** Categories as pictures of different sizes with the name below. */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  if (tiles.length === 0) return <p className={styles.empty}>{shopSentences.noCategories}</p>
  return (
    <ul className={styles.root} role="list">
      {tiles.map((tile, index) => (
        <li key={tile.label} className={styles.tile}>
          <Link variant="plain" className={styles.link} href={tile.href}>
            <span className={styles.picture}>
              <ShopPicture image={tile.image} alt="" sizes={sizesOf(index, tiles.length)} shape="fill" />
            </span>
            <span className={styles.label}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Must match the grid in the style sheet: of nine tiles the first is wide everywhere, the last two on wide screens. */
function sizesOf(index: number, count: number): string {
  if (index === 0) return `(min-width: 64rem) 48vw, (min-width: 48rem) 64vw, ${onPhones(88)}`
  if (index % 9 === 0 || index % 9 === 8 || (index % 9 === 7 && index + 1 < count))
    return `(min-width: 64rem) 48vw, (min-width: 48rem) 64vw, ${onPhones(43)}`
  return `(min-width: 64rem) 24vw, (min-width: 48rem) 32vw, ${onPhones(43)}`
}
