import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './EmptyState.module.css'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence that says what is empty. */
  title: string
  /** Renders the sentence as a heading of this level, for views without another heading. */
  headingLevel?: 1 | 2 | 3
  /** One button or link. */
  action?: ReactNode
  /** A second sentence in a quieter colour. */
  children?: ReactNode
}

/** Says that there is nothing here yet and offers a next step. */
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
