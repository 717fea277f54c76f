import { shopSentences } from '@shop/domain'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'

interface ListEmptyProps {
  of: 'products' | 'collections'
  /** Whether filters or a search are active. */
  isFiltered: boolean
  /** Called by Clear filters. Without it there is no button. */
  onClear?: () => void
  /** Similar items to suggest instead. */
  children?: ReactNode
}

/** Shown in place of an empty catalogue list, with a next step. */
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
