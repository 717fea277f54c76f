import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Link.tsx'
import type { AnchorProps } from '../link/Link.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

/**
 * Weight of the action: `primary` once a view, `accent` for the order, `secondary` beside it, `quiet` in rows and
 * bars, `picture` over a photograph, `danger` for what cannot be undone.
 */
export const buttonVariants = ['primary', 'accent', 'secondary', 'quiet', 'picture', 'danger'] as const

/** Height: 44 pixels, or 52 for the one main action of a screen. */
export const buttonSizes = ['medium', 'large'] as const

interface ButtonLook {
  /** Weight of the action. */
  variant?: (typeof buttonVariants)[number]
  /** Height of the button. */
  size?: (typeof buttonSizes)[number]
  /** Takes the whole width of its place. */
  isWide?: boolean
  /** An icon before the words. */
  icon?: ReactNode
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Its action is under way: it keeps its width and the focus, shows a ring, and pressing it again does nothing. */
  isBusy?: boolean
}

/** Does something on this page. What leads elsewhere is a `ButtonLink`. */
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

/** Looks like a button and leads to another address, so it can be opened in a new tab or copied. */
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
