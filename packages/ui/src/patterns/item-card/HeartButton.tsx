import { IconButton } from '../../components/icon-button/index.ts'
import styles from './ItemCard.module.css'

interface HeartButtonProps {
  /** Name of the item, so that every heart on a page has its own name. */
  name: string
  isWished: boolean
  onToggle: () => void
}

/** The wishlist toggle in the corner of a card. */
export function HeartButton({ name, isWished, onToggle }: HeartButtonProps) {
  return (
    <IconButton
      className={styles.heart}
      variant="glass"
      icon={isWished ? 'heart-filled' : 'heart'}
      label={`Wishlist: ${name}`}
      isPressed={isWished}
      onClick={onToggle}
    />
  )
}
