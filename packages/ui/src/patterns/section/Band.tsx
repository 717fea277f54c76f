import type { ComponentProps } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './Band.module.css'

/** A strip of the page: its content keeps the page's width and gutters. */
export function Band({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.root, className)} />
}
