import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Chip.module.css'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  /** What is chosen: 'Bedroom', 'Best sellers'. */
  label: string
  /** The whole chip is one button, which takes the choice back. */
  onRemove: () => void
}

/** A choice that is in force, and the button that takes it back. */
export function Chip({ label, onRemove, className, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.root, className)} onClick={onRemove}>
      <ChipContent label={label} />
    </button>
  )
}

export type ChipLinkProps = Omit<AnchorProps, 'children'> & {
  /** What is chosen. */
  label: string
}

/** A chip whose choice lives in the address: `href` is the same view without it. */
export function ChipLink({ label, className, ...rest }: ChipLinkProps) {
  return (
    <Anchor {...rest} className={classNames(styles.root, className)}>
      <ChipContent label={label} />
    </Anchor>
  )
}

function ChipContent({ label }: { label: string }) {
  return (
    <span className={styles.pill}>
      <VisuallyHidden>Remove </VisuallyHidden>
      {label}
      <Icon name="close" size="small" />
    </span>
  )
}
