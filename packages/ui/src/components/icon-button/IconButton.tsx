import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import styles from './IconButton.module.css'

/** `plain` on the page, `glass` over a picture, `outline` next to other buttons. */
export const iconButtonVariants = ['plain', 'glass', 'outline'] as const

interface IconButtonLook {
  /** Name of the icon. */
  icon: IconName
  /** Names the action. It is the accessible name and the tooltip. */
  label: string
  /** Surface behind the button. */
  variant?: (typeof iconButtonVariants)[number]
  /** A count badge. */
  children?: ReactNode
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'>, IconButtonLook {
  /** Whether a toggle such as the wishlist heart is on. The label stays the same in both states. */
  isPressed?: boolean | undefined
}

/** An icon as a button, 44 pixels square. `label` is its accessible name. */
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

/** An icon as a link, 44 pixels square. `label` is its accessible name. */
export function IconButtonLink({ icon, label, variant = 'plain', className, children, ...rest }: IconButtonLinkProps) {
  return (
    <Anchor title={label} {...rest} aria-label={label} className={classNames(styles.root, className)} data-variant={variant}>
      <Icon name={icon} />
      {children}
    </Anchor>
  )
}
