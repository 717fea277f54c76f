import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Chip.module.css'

interface ChipProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  /** The chosen value: 'Bedroom', 'Best sellers'. */
  label: string
  /** Runs when the user presses the chip, which is a single button. */
  onRemove: () => void
}

/** An active choice that the user removes by pressing it. */
export function Chip({ label, onRemove, className, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.root, className)} onClick={onRemove}>
      <span className={styles.pill}>
        <VisuallyHidden>Remove </VisuallyHidden>
        {label}
        <Icon name="close" size="small" />
      </span>
    </button>
  )
}
