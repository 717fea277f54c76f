import { Link } from '../../components/link/index.ts'
import type { PictureLink } from '../shapes/index.ts'
import { onPhones } from '../picture-sizes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './StyleTiles.module.css'

interface StyleTilesProps {
  /** The styles with their pictures and addresses. */
  tiles: readonly PictureLink[]
}

/** Styles as tall, narrow pictures with their names below, which scroll sideways on a phone. */
export function StyleTiles({ tiles }: StyleTilesProps) {
  return (
    <ul className={styles.root} role="list">
      {tiles.map((tile) => (
        <li key={tile.label} className={styles.tile}>
          <Link variant="plain" className={styles.link} href={tile.href}>
            <span className={styles.picture}>
              <ShopPicture
                image={tile.image}
                alt=""
                sizes={`(min-width: 64rem) 15vw, (min-width: 48rem) 30vw, ${onPhones(42)}`}
                shape="fill"
              />
            </span>
            <span className={styles.label}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
