import type { ReactNode } from 'react'
import { ShopHero } from '../shop-hero/index.ts'
import styles from './ListLayout.module.css'
import { useKeptFocus } from './useKeptFocus.ts'

/** Properties of {@link ListLayout}. */
interface ListLayoutProps {
  /** The page's heading. */
  title: string
  /** What the list comes to; left out where there is no list. */
  summary?: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** The page of a cart or a wishlist: lines at the start, their summary at the end; one under the other on phones. */
export function ListLayout({ title, summary, children }: ListLayoutProps) {
  const { root, noteFocus } = useKeptFocus()
  return (
    <div ref={root} className={styles.root} onFocus={noteFocus} data-chat-at-end>
      <ShopHero title={title} />
      <div className={styles.columns} data-alone={summary === undefined || undefined}>
        <div className={styles.list}>{children}</div>
        {summary === undefined ? null : <aside className={styles.summary}>{summary}</aside>}
      </div>
    </div>
  )
}
