import type { PagedListContext, PagedListTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { ListEmpty } from '@shop/ui/patterns/list-empty'
import { ListEnd } from '@shop/ui/patterns/list-end'
import { CardsSkeleton } from '@shop/ui/patterns/skeletons'
import { useEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { ViewSnapshot } from '../view-snapshot.ts'

interface CatalogueListViewProps<Item extends object> {
  snapshot: ViewSnapshot<Pick<PagedListContext<Item, unknown>, 'items' | 'problem' | 'isConnectionLost'>, PagedListTag>
  send: (event: { type: 'page.more' } | { type: 'list.retry' }) => void
  tab: 'products' | 'collections'
  /** Whether filters or a search narrow the list. */
  isFiltered: boolean
  /** The address of the next page, for a browser without JavaScript. */
  moreHref: string
  onClear: () => void
  /** Where a search without results leads: the form that asks for it, and the categories that fit. */
  ways?: Pick<ComponentProps<typeof ListEmpty>, 'askHref' | 'categories'>
  /** Renders the cards of items. */
  cards: (items: readonly Item[], isBusy: boolean) => ReactNode
}

/** A catalogue list: its cards, then Load More or the end text; otherwise an alert, or advice when nothing was found. */
export function CatalogueListView<Item extends object>(props: CatalogueListViewProps<Item>) {
  const { snapshot: list, send, tab, isFiltered, moreHref, onClear, ways, cards } = props
  const { items, problem, isConnectionLost } = list.context
  const grid = useRef<HTMLDivElement>(null)
  useFocusOnNewCards(grid, list.hasTag('loadingMore'), items.length)
  if (list.hasTag('failed')) return <Alert onRetry={() => send({ type: 'list.retry' })}>{problem}</Alert>
  if (list.hasTag('empty')) return <ListEmpty {...ways} of={tab} isFiltered={isFiltered} onClear={onClear} />
  // While the items of the other tab load, the list still contains those of the previous tab.
  const shown = items.filter((item) => 'images' in item === (tab === 'products'))
  if (list.hasTag('loading') && shown.length === 0) return <CardsSkeleton of={tab} />
  return (
    <>
      <div ref={grid}>{cards(shown, list.hasTag('loading'))}</div>
      {list.hasTag('loaded') ? (
        <ListEnd
          of={tab}
          state={loadMoreState(list)}
          isConnectionLost={isConnectionLost}
          href={moreHref}
          onMore={() => send({ type: 'page.more' })}
        />
      ) : null}
    </>
  )
}

/**
 * Moves the focus from Load More to the first of the new cards, so that a screen reader announces it and the keyboard continues
 * there. At the end Load More is removed and has lost the focus. A user who has moved the focus elsewhere meanwhile keeps it.
 */
function useFocusOnNewCards(grid: React.RefObject<HTMLElement | null>, isLoadingMore: boolean, count: number): void {
  const countBefore = useRef<number | null>(null)
  useEffect(() => {
    if (isLoadingMore) {
      countBefore.current = count
      return
    }
    const before = countBefore.current
    countBefore.current = null
    if (before === null || before === count) return
    const { activeElement } = document
    if (activeElement !== document.body && !grid.current?.nextElementSibling?.contains(activeElement)) return
    grid.current?.querySelectorAll<HTMLElement>('article a')[before]?.focus({ preventScroll: true })
  }, [grid, isLoadingMore, count])
}

function loadMoreState(list: CatalogueListViewProps<object>['snapshot']) {
  if (list.hasTag('loadingMore')) return 'loading'
  if (list.hasTag('failedMore')) return 'failed'
  return list.hasTag('end') ? 'end' : 'more'
}
