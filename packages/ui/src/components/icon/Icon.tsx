import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

/** Edge of the square: 16, 20 or 24 pixels at the usual text size. */
export const iconSizes = ['small', 'medium', 'large'] as const

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge of the square. */
  size?: (typeof iconSizes)[number]
  /** What the icon says when no text beside it does. Without a label it is decoration and hidden from screen readers. */
  label?: string
}

/** The frame of a line icon: a 24 unit square, a 1.5 unit stroke in the colour of the text around it. */
export function LineIcon({ size = 'medium', label, className, ...rest }: IconProps & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={classNames(styles.root, className)}
      data-size={size}
    />
  )
}

/** The frame of a brand's mark: filled, in the colour of the text around it. */
export function MarkIcon(props: IconProps & ComponentProps<'svg'>) {
  return <LineIcon fill="currentColor" stroke="none" {...props} />
}
