import { Icon } from '../../components/icon/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './PictureLibrary.module.css'

/** A stored picture that can be chosen. */
export interface LibraryPicture {
  image: ShopImage
  /** Accessible name: the alternative text, or the name of the item. */
  name: string
}

interface LibraryTilesProps {
  pictures: readonly LibraryPicture[]
  chosen: readonly ShopImage[]
  /** Whether no further picture can be chosen. */
  isFull: boolean
  isBusy: boolean
  onToggle: (image: ShopImage) => void
}

/** Whether a picture is among the chosen ones. */
export function isChosen(chosen: readonly ShopImage[], { public_id }: ShopImage): boolean {
  return chosen.some((one) => one.public_id === public_id)
}

/** The pictures as toggle buttons. */
export function LibraryTiles({ pictures, chosen, isFull, isBusy, onToggle }: LibraryTilesProps) {
  return (
    <ul role="list" aria-label="Pictures" className={styles.grid} aria-busy={isBusy || undefined}>
      {pictures.map(({ image, name }) => {
        const isPressed = isChosen(chosen, image)
        return (
          <li key={image.public_id}>
            <button
              type="button"
              className={styles.tile}
              aria-label={name}
              aria-pressed={isPressed}
              disabled={!isPressed && isFull}
              onClick={() => onToggle(image)}
            >
              <ShopPicture image={image} alt="" shape="fill" fit="contain" sizes="8rem" />
              {isPressed ? (
                <span className={styles.mark}>
                  <Icon name="check" />
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
