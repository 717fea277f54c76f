import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { lineIcons, markIcons, mirroredIcons } from './drawings.ts'
import styles from './Icon.module.css'

/** Width and height: 16, 20 or 24 pixels at the default text size. */
export const iconSizes = ['small', 'medium', 'large'] as const

export type IconName = keyof typeof lineIcons | keyof typeof markIcons | 'heart-filled'

/** The names of all icons. */
export const iconNames = [...Object.keys(lineIcons), 'heart-filled', ...Object.keys(markIcons)] as IconName[]

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Name of the drawing. */
  name: IconName
  /** Width and height. */
  size?: (typeof iconSizes)[number]
  /** Accessible name, for an icon without text. Without a label the icon is hidden from screen readers. */
  label?: string
}

/** A small drawing in the colour of the surrounding text. */
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  const isLine = name in lineIcons || name === 'heart-filled'
  const look = isLine
    ? ({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const)
    : ({ fill: 'currentColor' } as const)
  return (
    <svg
      viewBox="0 0 24 24"
      {...look}
      {...(name === 'heart-filled' && { fill: 'currentColor' })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={classNames(styles.root, className)}
      data-size={size}
      data-mirrored={mirroredIcons.includes(name) || undefined}
    >
      <path d={drawingOf(name)} />
    </svg>
  )
}

function drawingOf(name: IconName): string {
  if (name === 'heart-filled') return lineIcons.heart
  return name in lineIcons ? lineIcons[name as keyof typeof lineIcons] : markIcons[name as keyof typeof markIcons]
}
