import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import styles from './IconButton.module.css'

/** `plain` on the page, `glass` over a picture, `outline` where it stands alone beside buttons. */
export const iconButtonVariants = ['plain', 'glass', 'outline'] as const

interface IconButtonLook {
  /** What is drawn. */
  icon: IconName
  /** What it does, in words: its name for screen readers and the tip under the pointer. */
  label: string
  /** Surface it stands on. */
  variant?: (typeof iconButtonVariants)[number]
  /** A count badge, where there is something to count. */
  children?: ReactNode
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'>, IconButtonLook {
  /** For a switch such as the wishlist heart: whether it is on. Its label stays the same in both states. */
  isPressed?: boolean | undefined
}

/** A button that is an icon: 44 pixels square, with its name in `label`. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  isPressed,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.root, className)}
      data-variant={variant}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

type IconButtonLinkProps = Omit<AnchorProps, 'aria-label' | 'children'> & IconButtonLook

/** A link that is an icon: 44 pixels square, with its name in `label`. */
export function IconButtonLink({ icon, label, variant = 'plain', className, children, ...rest }: IconButtonLinkProps) {
  return (
    <Anchor title={label} {...rest} aria-label={label} className={classNames(styles.root, className)} data-variant={variant}>
      <Icon name={icon} />
      {children}
    </Anchor>
  )
}
