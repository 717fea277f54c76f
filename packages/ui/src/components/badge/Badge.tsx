import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Badge.module.css'

/** What the word is about: `sale` a discount, `success` a good outcome, `neutral` anything else. */
export const badgeTones = ['neutral', 'sale', 'success'] as const

interface BadgeProps extends ComponentProps<'span'> {
  /** What the word is about. */
  tone?: (typeof badgeTones)[number]
}

/** One or two words that mark a thing: a discount, a state. Not a control. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.root, className)} data-tone={tone} />
}
