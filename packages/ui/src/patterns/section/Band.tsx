import type { ComponentProps } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './Band.module.css'

/** A full-width band whose content keeps the width and gutters of the page. */
export function Band({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.root, className)} />
}
