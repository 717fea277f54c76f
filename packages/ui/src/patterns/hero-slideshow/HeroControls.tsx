import { Icon } from '../../components/icon/index.ts'
import styles from './HeroSlideshow.module.css'

interface HeroControlsProps {
  count: number
  index: number
  isPaused: boolean
  onGo: (index: number) => void
  onPauseToggle: () => void
}

/** The dots, one a picture, and the button that stops the pictures (WCAG 2.2.2). */
export function HeroControls({ count, index, isPaused, onGo, onPauseToggle }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <ul className={styles.dots} role="list" aria-label="Pictures">
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <button
              className={styles.dot}
              type="button"
              aria-label={`Picture ${position + 1} of ${count}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onGo(position)}
            />
          </li>
        ))}
      </ul>
      <button
        className={styles.pause}
        type="button"
        aria-label={isPaused ? 'Play slideshow' : 'Pause slideshow'}
        onClick={onPauseToggle}
      >
        {isPaused ? <Icon name="play" size="small" /> : <Icon name="pause" size="small" />}
      </button>
    </div>
  )
}
