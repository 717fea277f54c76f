import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Badge.module.css'

/** `sale` marks a discount, `success` a good outcome, `neutral` anything else. */
export const badgeTones = ['neutral', 'sale', 'success'] as const

interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge. */
  tone?: (typeof badgeTones)[number]
}

/** One or two words that mark an item: a discount, a state. Not interactive. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.root, className)} data-tone={tone} />
}
