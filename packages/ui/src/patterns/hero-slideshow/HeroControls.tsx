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
    <div className={styles['controls']} role="group" aria-label="Pictures">
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          className={styles['dot']}
          type="button"
          aria-label={`Picture ${position + 1} of ${count}`}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => onGo(position)}
        />
      ))}
      <button
        className={styles['pause']}
        type="button"
        aria-label={isPaused ? 'Play slideshow' : 'Pause slideshow'}
        onClick={onPauseToggle}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}
