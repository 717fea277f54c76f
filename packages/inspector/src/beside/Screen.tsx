import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Beside.module.css'

interface ScreenProps {
  /** What the shop asks over its page: the page waits until it is answered. */
  question?: ReactNode
  /** Whether it is a page of the back office, which stands in a frame that leaves it room at the sides. */
  isOffice?: boolean
  /** Whether it is a page of forms, which stand in one column. */
  isColumn?: boolean
  children?: ReactNode
}

/** A screen of the shop in a story: what is fixed to the edge of a screen is fixed to this one, and it scrolls by itself. */
export function Screen({ question = null, isOffice = false, isColumn = false, children }: ScreenProps) {
  const isAsked = question !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard; a fieldset is for fields
    <div ref={useMovedFocus(isAsked)} className={styles.shop} data-screen="" role="group" aria-label="Screen" tabIndex={0}>
      {question}
      <div className={isOffice ? styles.office : isColumn ? styles.column : undefined} inert={isAsked}>
        {children}
      </div>
    </div>
  )
}

/** As with a dialog the focus goes to the safe answer when the question comes up, and back into the screen when it goes. */
function useMovedFocus(isAsked: boolean) {
  const screen = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current === isAsked) return
    wasAsked.current = isAsked
    const safe = isAsked ? screen.current?.querySelector<HTMLElement>('[data-safe]') : null
    ;(safe ?? screen.current)?.focus()
  }, [isAsked])
  return screen
}
