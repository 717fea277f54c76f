import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Chip.module.css'

interface ChipProps extends Omit<AnchorProps, 'children'> {
  /** The chosen value: 'Bedroom', 'Best sellers'. */
  label: string
  /** The address without the choice. */
  href: string
}

/** An active choice. The whole chip is a link to the page without it. */
export function Chip({ label, className, ...rest }: ChipProps) {
  return (
    <Anchor {...rest} className={classNames(styles.root, className)}>
      <span className={styles.pill}>
        <VisuallyHidden>Remove </VisuallyHidden>
        {label}
        <Icon name="close" size="small" />
      </span>
    </Anchor>
  )
}
