import { IconButton } from '../../components/icon-button/index.ts'
import styles from './ItemCard.module.css'

interface HeartButtonProps {
  /** Name of the item, so that twelve hearts on a page have twelve names. */
  name: string
  isWished: boolean
  onToggle: () => void
}

/** The heart in the corner of a card: a pressed state, not two different buttons. */
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
