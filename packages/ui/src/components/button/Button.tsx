import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

/**
 * Visual weight: `primary` once per view, `accent` for opening a chat, `secondary` next to it, `quiet` in rows and
 * toolbars, `picture` over a photograph, `danger` for actions that cannot be undone.
 */
export const buttonVariants = ['primary', 'accent', 'secondary', 'quiet', 'picture', 'danger'] as const

/** Height: 44 pixels, or 52 for the main action of a screen. */
export const buttonSizes = ['medium', 'large'] as const

interface ButtonLook {
  /** Visual weight of the action. */
  variant?: (typeof buttonVariants)[number]
  /** Height of the button. */
  size?: (typeof buttonSizes)[number]
  /** Fills the width of its container. */
  isWide?: boolean
  /** An icon before the text. */
  icon?: ReactNode
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: the button keeps its width and focus, shows a spinner and ignores presses. */
  isBusy?: boolean
}

/** Triggers an action on this page. Use `ButtonLink` to navigate. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-busy={isBusy || undefined}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isBusy && <Spinner className={styles.spinner} />}
    </button>
  )
}

type ButtonLinkProps = AnchorProps & ButtonLook

/** A link that looks like a button. Users can open it in a new tab or copy its address. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Anchor>
  )
}
