import { Link } from '../../components/link/index.ts'
import { Picture } from '../../components/picture/index.ts'
import type { PictureLink } from '../shapes/index.ts'
import styles from './StyleTiles.module.css'

/** Properties of {@link StyleTiles}. */
export interface StyleTilesProps {
  tiles: readonly PictureLink[]
}

/** Styles as tall, narrow pictures with their name laid on them; they scroll sideways on a phone. */
export function StyleTiles({ tiles }: StyleTilesProps) {
  return (
    <ul className={styles['root']} role="list">
      {tiles.map((tile) => (
        <li key={tile.label} className={styles['tile']}>
          <Link className={styles['link']} href={tile.href}>
            <Picture image={tile.image} alt="" sizes="(min-width: 64rem) 16vw, (min-width: 37.5rem) 30vw, 60vw" fill />
            <span className={styles['label']}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
