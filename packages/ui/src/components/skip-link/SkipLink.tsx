import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './SkipLink.module.css'

interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where the page's own content starts. */
  href?: `#${string}`
}

/** The first stop of the Tab key: past the navigation, straight to the content. Unseen until it has the focus. */
export function SkipLink({ href = '#content', className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.root, className)}>
      {children}
    </a>
  )
}
