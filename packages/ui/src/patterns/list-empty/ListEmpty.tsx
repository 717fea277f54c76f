import { shopSentences } from '@shop/domain'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'

/** Properties of {@link ListEmpty}. */
interface ListEmptyProps {
  of: 'products' | 'collections'
  /** Whether filters or a search are what left nothing. */
  isFiltered: boolean
  /** Shows Clear filters beside the sentence of a filtered list. */
  onClear?: () => void
  /** What may please instead: items that come near. */
  children?: ReactNode
}

/** A list without an item: says so in the shop's own sentence, and offers the way on. */
export function ListEmpty({ of, isFiltered, onClear, children }: ListEmptyProps) {
  return (
    <>
      <EmptyState
        title={sentences[of][isFiltered ? 'filtered' : 'bare']}
        action={
          isFiltered && onClear ? (
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          ) : null
        }
      />
      {children}
    </>
  )
}

const sentences = {
  products: { filtered: shopSentences.noFilteredProducts, bare: shopSentences.noProducts },
  collections: { filtered: shopSentences.noFilteredCollections, bare: shopSentences.noCollectionsAvailable },
}
