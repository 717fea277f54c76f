import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './VisuallyHidden.module.css'

type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers alone: it takes no room and is read in its place. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.root, className)} />
}
