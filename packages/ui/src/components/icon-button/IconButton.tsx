import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import styles from './IconButton.module.css'

/** `plain` on the page, `glass` over a picture, `outline` where it stands alone beside buttons. */
export const iconButtonVariants = ['plain', 'glass', 'outline'] as const

interface IconButtonLook {
  /** What it does, in words: its name for screen readers and the tip under the pointer. */
  label: string
  /** Surface it stands on. */
  variant?: (typeof iconButtonVariants)[number]
  /** The icon, and a count badge where there is something to count. */
  children: ReactNode
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'>, IconButtonLook {
  /** For a switch such as the wishlist heart: whether it is on. */
  isPressed?: boolean
}

/** A button that is an icon: 44 pixels square, with its name in `label`. */
export function IconButton({ label, variant = 'plain', isPressed, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.root, className)}
      data-variant={variant}
    />
  )
}

export type IconButtonLinkProps = Omit<AnchorProps, 'aria-label' | 'children'> & IconButtonLook

/** A link that is an icon: 44 pixels square, with its name in `label`. */
export function IconButtonLink({ label, variant = 'plain', className, ...rest }: IconButtonLinkProps) {
  return (
    <Anchor title={label} {...rest} aria-label={label} className={classNames(styles.root, className)} data-variant={variant} />
  )
}
