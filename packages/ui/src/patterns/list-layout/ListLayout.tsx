import type { ReactNode } from 'react'
import { ShopHero } from '../shop-hero/index.ts'
import styles from './ListLayout.module.css'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

interface ListLayoutProps {
  /** The heading of the page. */
  title: string
  /** The summary of the list. Omit it where there is none, as for an empty cart. */
  summary?: ReactNode
  /** Suggestions for an empty list. They may load later: the summary below them stays off the first screen. */
  suggestions?: ReactNode
  /** The list, or the content in its place. */
  children: ReactNode
}

/** The layout of a saved list and of the pages of enquiries: the rows, and their summary at the end or, on phones, below. */
export function ListLayout({ title, summary, suggestions, children }: ListLayoutProps) {
  const { root, trackFocus } = useFocusAfterRemoval()
  return (
    <div ref={root} className={styles.root} onFocus={trackFocus} data-full-width-fields>
      <ShopHero title={title} />
      <div className={styles.columns} data-alone={summary === undefined || undefined}>
        <div className={styles.list}>{children}</div>
        {suggestions === undefined ? null : <div className={styles.suggestions}>{suggestions}</div>}
        {summary === undefined ? null : (
          <aside className={styles.summary}>
            <div className={styles.sticky}>{summary}</div>
          </aside>
        )}
      </div>
    </div>
  )
}
