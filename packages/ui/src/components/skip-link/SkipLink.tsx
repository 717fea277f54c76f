import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './SkipLink.module.css'

interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the main content. */
  href?: `#${string}`
}

/** The first tab stop of a page: skips the navigation. Hidden until it has the focus. */
export function SkipLink({ href = '#content', className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.root, className)}>
      {children}
    </a>
  )
}
