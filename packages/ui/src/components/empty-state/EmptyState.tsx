import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './EmptyState.module.css'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is empty, in one sentence. */
  title: string
  /** Makes the sentence a heading of that level, where the view has no other. */
  headingLevel?: 1 | 2 | 3
  /** The way on: one button or link. */
  action?: ReactNode
  /** A second, quieter sentence. */
  children?: ReactNode
}

/** A place with nothing in it yet: says so, and offers what to do next. */
export function EmptyState({ title, headingLevel, action, className, children, ...rest }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <Title className={styles.title}>{title}</Title>
      {children != null && <div className={styles.text}>{children}</div>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  )
}
