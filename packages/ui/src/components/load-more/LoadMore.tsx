import type { MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Button, ButtonLink } from '../button/Button.tsx'
import styles from './LoadMore.module.css'

/** Where a list that grows stands: there is more, more is on its way, everything is shown, the last try failed. */
export const loadMoreStates = ['more', 'loading', 'end', 'failed'] as const

export interface LoadMoreProps {
  /** Where the list stands. */
  state: (typeof loadMoreStates)[number]
  /** Shown when everything is shown. */
  endText: string
  /** Shown when the last try failed; the button then tries again. */
  failedText?: string
  /** Asks for the next page, or for the failed one once more. */
  onMore: () => void
  /** Address of the next page: the button then works before, and without, JavaScript. */
  href?: string | undefined
  className?: string | undefined
}

/** The end of a list that grows by pages. Never loads by itself: data costs money, and the footer must stay within reach. */
export function LoadMore({
  state,
  endText,
  failedText = 'Could not load more. Please try again.',
  onMore,
  href,
  className,
}: LoadMoreProps) {
  const label = state === 'failed' ? 'Try again' : 'Load More'
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className={classNames(styles.root, className)} data-state={state}>
      <output className={styles.text}>
        {state === 'end' ? endText : state === 'failed' ? failedText : ''}
      </output>
      {state !== 'end' &&
        (href !== undefined && state === 'more' ? (
          <ButtonLink variant="secondary" size="large" href={href} onClick={follow}>
            {label}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="large" isBusy={state === 'loading'} onClick={onMore}>
            {label}
          </Button>
        ))}
    </div>
  )
}
