import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { LoadMore } from '@shop/ui/components/load-more'
import { ListEmpty } from '@shop/ui/patterns/list-empty'
import { CardsSkeleton } from '@shop/ui/patterns/skeletons'
import type { CatalogueFilters } from '../../app/catalogue-pages.ts'
import type { CatalogueTab } from '../../app/catalogue-view.ts'
import { PieceGrid } from '../PieceGrid.tsx'
import { NearPieces } from './NearPieces.tsx'
import type { useCatalogueList } from './useCatalogueList.ts'

interface CataloguePiecesProps {
  list: ReturnType<typeof useCatalogueList>[0]
  tab: CatalogueTab
  /** Whether anything narrows the list. */
  isFiltered: boolean
  /** The address of the next page, for a browser without JavaScript. */
  moreHref: string
  /** What to look for when nothing was found. */
  near: CatalogueFilters
  onMore: () => void
  onRetry: () => void
  onClear: () => void
}

/** The cards of a list with what follows them: Load More, the end, nothing found, or what went wrong. */
export function CataloguePieces(props: CataloguePiecesProps) {
  const { list, tab, isFiltered, moreHref, near, onMore, onRetry, onClear } = props
  const { items, problem } = list.context
  if (list.hasTag('failed')) {
    return (
      <Alert tone="error" action={<Button variant="secondary" onClick={onRetry}>Try again</Button>}>
        {problem}
      </Alert>
    )
  }
  if (list.hasTag('empty')) {
    return (
      <ListEmpty of={tab} isFiltered={isFiltered} onClear={onClear}>
        {isFiltered ? <NearPieces filters={near} /> : null}
      </ListEmpty>
    )
  }
  // While the other tab loads, its cards are not there yet and those of the tab before say the wrong thing.
  const shown = items.filter((item) => 'images' in item === (tab === 'products'))
  if (list.hasTag('loading') && shown.length === 0) return <CardsSkeleton />
  return (
    <>
      <PieceGrid pieces={shown} of={tab} headingLevel={2} isBusy={list.hasTag('loading')} isFirstView />
      {list.hasTag('loaded') ? (
        <LoadMore
          state={loadMoreState(list)}
          endText={endTexts[tab]}
          {...(problem && { failedText: problem })}
          href={moreHref}
          onMore={onMore}
        />
      ) : null}
    </>
  )
}

const endTexts = {
  products: "You've reached the end of the products!",
  collections: "You've reached the end of the collections!",
}

function loadMoreState(list: CataloguePiecesProps['list']) {
  if (list.hasTag('loadingMore')) return 'loading'
  if (list.hasTag('failedMore')) return 'failed'
  return list.hasTag('end') ? 'end' : 'more'
}
