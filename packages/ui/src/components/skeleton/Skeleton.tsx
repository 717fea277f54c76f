import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

/** `line` of text, `title`, square `picture`, `wide` picture 16:9, `block` as wide as its container and at least 44 pixels high. */
export const skeletonShapes = ['line', 'title', 'picture', 'wide', 'block'] as const

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the loading content. */
  shape?: (typeof skeletonShapes)[number]
  /** Width of a line relative to its container. */
  length?: 'full' | 'long' | 'half' | 'short'
}

/** A placeholder in the shape of the loading content. Hidden from screen readers: the region around it announces the loading. */
export function Skeleton({ shape = 'line', length = 'full', className, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={classNames(styles.root, className)} data-shape={shape} data-length={length} />
}
