import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { ListEmpty } from '@shop/ui/patterns/list-empty'
import { ListEnd } from '@shop/ui/patterns/list-end'
import { CardsSkeleton } from '@shop/ui/patterns/skeletons'
import { useEffect, useRef } from 'react'
import type { CatalogueTab } from '../../app/catalogue/catalogue-view.ts'
import { ItemGrid } from '../../app/catalogue/ItemGrid.tsx'
import type { useCatalogueList } from './useCatalogueList.ts'

interface CatalogueItemsProps {
  list: ReturnType<typeof useCatalogueList>[0]
  tab: CatalogueTab
  /** Whether anything narrows the list. */
  isFiltered: boolean
  /** The address of the next page, for a browser without JavaScript. */
  moreHref: string
  onMore: () => void
  onRetry: () => void
  onClear: () => void
}

/** The cards of a list with what follows them: Load More, the end, nothing found, or what went wrong. */
export function CatalogueItems(props: CatalogueItemsProps) {
  const { list, tab, isFiltered, moreHref, onMore, onRetry, onClear } = props
  const { items, problem } = list.context
  const grid = useRef<HTMLDivElement>(null)
  useFocusOnNewCards(grid, list.hasTag('loadingMore'), items.length)
  if (list.hasTag('failed')) {
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {problem}
      </Alert>
    )
  }
  if (list.hasTag('empty')) return <ListEmpty of={tab} isFiltered={isFiltered} onClear={onClear} />
  // While the other tab loads, its cards are not there yet and those of the tab before say the wrong thing.
  const shown = items.filter((item) => 'images' in item === (tab === 'products'))
  if (list.hasTag('loading') && shown.length === 0) return <CardsSkeleton />
  return (
    <>
      <div ref={grid}>
        <ItemGrid items={shown} of={tab} headingLevel={2} isBusy={list.hasTag('loading')} isFirstView />
      </div>
      {list.hasTag('loaded') ? (
        <ListEnd of={tab} state={loadMoreState(list)} {...(problem && { failedText: problem })} href={moreHref} onMore={onMore} />
      ) : null}
    </>
  )
}

/**
 * Load More is another button while it loads and gone at the end, and takes the focus with it: a keyboard then goes on
 * at the first of the new cards. Whoever has put the focus elsewhere meanwhile keeps it.
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
    if (before === null || before === count || document.activeElement !== document.body) return
    grid.current?.querySelectorAll<HTMLElement>('article a')[before]?.focus({ preventScroll: true })
  }, [grid, isLoadingMore, count])
}

function loadMoreState(list: CatalogueItemsProps['list']) {
  if (list.hasTag('loadingMore')) return 'loading'
  if (list.hasTag('failedMore')) return 'failed'
  return list.hasTag('end') ? 'end' : 'more'
}
