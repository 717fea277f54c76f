import { ShopSection } from '@shop/ui/patterns/section'
import { useEffect, useState } from 'react'
import type { PieceCard } from '../../app/cards.ts'
import { piecePage } from '../../app/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue-pages.ts'
import { useServices } from '../../app/services-context.ts'
import { PieceGrid } from '../PieceGrid.tsx'

/** A row of the grid on a wide screen. */
const shownPieces = 4

/** What may please instead of what was not found: the newest pieces under wider filters. Nothing when there are none. */
export function NearPieces({ filters }: { filters: CatalogueFilters }) {
  const { api } = useServices()
  const [pieces, setPieces] = useState<readonly PieceCard[]>([])
  const question = JSON.stringify(filters)
  useEffect(() => {
    const leaving = new AbortController()
    const request = { filters: JSON.parse(question) as CatalogueFilters, page: 1, limit: shownPieces }
    void api()
      .then((client) => piecePage(client, request, leaving.signal))
      .then(({ items }) => setPieces(items))
      // A suggestion that does not come is not missed.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, question])
  if (pieces.length === 0) return null
  return (
    <ShopSection title="You may like">
      <PieceGrid pieces={pieces} of={filters.tab} />
    </ShopSection>
  )
}
