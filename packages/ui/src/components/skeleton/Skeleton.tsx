import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

/** `line` of text, `title`, `picture` 4:5, `wide` picture 16:9, `block` as large as its place says. */
export const skeletonShapes = ['line', 'title', 'picture', 'wide', 'block'] as const

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands for. */
  shape?: (typeof skeletonShapes)[number]
  /** How much of its place a line takes. */
  length?: 'full' | 'long' | 'half' | 'short'
}

/** A quiet surface in the shape of what is on its way. Hidden from screen readers: the region around it says that it loads. */
export function Skeleton({ shape = 'line', length = 'full', className, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={classNames(styles.root, className)} data-shape={shape} data-length={length} />
}
