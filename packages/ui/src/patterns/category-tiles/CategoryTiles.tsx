import { Link } from '../../components/link/index.ts'
import type { PictureLink } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './CategoryTiles.module.css'

/** Properties of {@link CategoryTiles}. */
export interface CategoryTilesProps {
  /** In the order of the navigation; the first and the sixth are given the most room. */
  tiles: readonly PictureLink[]
}

/** Categories as an editorial spread: pictures of uneven size, the name under each in the serif. */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  if (tiles.length === 0) return <p className={styles.empty}>No categories found.</p>
  return (
    <ul className={styles.root} role="list">
      {tiles.map((tile) => (
        <li key={tile.label} className={styles.tile}>
          <Link variant="plain" className={styles.link} href={tile.href}>
            <span className={styles.picture}>
              <ShopPicture image={tile.image} alt="" sizes="(min-width: 64rem) 40vw, (min-width: 37.5rem) 50vw, 92vw" shape="fill" />
            </span>
            <span className={styles.label}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
