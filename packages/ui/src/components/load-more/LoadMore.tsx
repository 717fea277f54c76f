import type { SubmitEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../button/Button.tsx'
import styles from './LoadMore.module.css'

/** Where a list that grows stands: there is more, more is on its way, everything is shown, the last try failed. */
export const loadMoreStates = ['more', 'loading', 'end', 'failed'] as const

export interface LoadMoreProps {
  /** Where the list stands. */
  state: (typeof loadMoreStates)[number]
  /** The button that asks for the next page. */
  moreText: string
  /** Shown when everything is shown. */
  endText: string
  /** Shown when the last try failed; the button then tries again. */
  failedText?: string
  /** Asks for the next page, or for the failed one once more. */
  onMore: () => void
  /** Address of the next page, to which the button's form leads before, and without, JavaScript. */
  href?: string | undefined
  className?: string | undefined
}

/** The end of a list that grows by pages. Never loads by itself: data costs money, and the footer must stay within reach. */
export function LoadMore({
  state,
  moreText,
  endText,
  failedText = 'Could not load more. Please try again.',
  onMore,
  href,
  className,
}: LoadMoreProps) {
  const label = state === 'failed' ? 'Try again' : moreText
  const [path, query] = (href ?? '').split('?')
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    onMore()
  }
  return (
    <div className={classNames(styles.root, className)} data-state={state}>
      <output className={styles.text}>{state === 'end' ? endText : state === 'failed' ? failedText : ''}</output>
      {state !== 'end' && (
        <form action={path || undefined} onSubmit={ask}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary" size="large" isBusy={state === 'loading'}>
            {label}
          </Button>
        </form>
      )}
    </div>
  )
}
