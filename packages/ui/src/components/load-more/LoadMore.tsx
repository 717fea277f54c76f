import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../button/Button.tsx'
import styles from './LoadMore.module.css'

/** There are more items, more are loading, all are shown, or the last request failed, which a toast has announced. */
export const loadMoreStates = ['more', 'loading', 'end', 'failed'] as const

/** The end of a list, whatever it lists. */
export interface ListState {
  /** State of the list. */
  state: (typeof loadMoreStates)[number]
  /** Requests the next page, or retries the failed one. */
  onMore: () => void
  /** Address of the next page, for users without JavaScript. */
  href?: string | undefined
  className?: string | undefined
}

interface LoadMoreProps extends ListState {
  /** Label of the button that loads the next page. */
  moreText: string
  /** Text in the state `end`. */
  endText: string
  /** Text above the button in the state `failed`. The toast has announced the failure, so this is no live region. */
  failedText?: string
}

/**
 * Ends a list that grows page by page. It loads only on demand, because mobile data costs money and the footer must stay
 * reachable.
 */
export function LoadMore({ state, moreText, endText, failedText = '', onMore, href, className }: LoadMoreProps) {
  const failedId = useId()
  const label = state === 'failed' ? 'Try again' : moreText
  const [path, query] = (href ?? '').split('?')
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    onMore()
  }
  return (
    <div className={classNames(styles.root, className)}>
      <output className={styles.text}>{state === 'end' ? endText : ''}</output>
      {state === 'failed' && failedText !== '' ? (
        <p id={failedId} className={styles.text}>
          {failedText}
        </p>
      ) : null}
      {state !== 'end' && (
        <form action={path || undefined} onSubmit={ask}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant="secondary"
            size="large"
            isBusy={state === 'loading'}
            aria-describedby={state === 'failed' ? failedId : undefined}
          >
            {label}
          </Button>
        </form>
      )}
    </div>
  )
}
