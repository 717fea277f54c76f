import { shopCategoryLabels } from '@shop/domain'
import type { ShopCategory, Style } from '@shop/domain'
import type { SuggestionsContext, SuggestionsEvent, SuggestionsTag } from '@shop/machines'
import { RecentSearches, SearchSuggestions } from '@shop/ui/patterns/search-suggestions'
import type { RefObject } from 'react'
import type { ViewProps } from '../view-snapshot.ts'

/** A suggestion that was picked. */
export type PickedSuggestion =
  | { kind: 'product'; value: string }
  | { kind: 'category'; value: ShopCategory }
  | { kind: 'style'; value: Style }

interface SuggestionsViewProps extends ViewProps<Pick<SuggestionsContext, 'found' | 'recent'>, SuggestionsTag, SuggestionsEvent> {
  id: string
  /** The search box, which keeps the focus. */
  boxRef: RefObject<HTMLInputElement | null>
  onPick: (picked: PickedSuggestion) => void
  /** Called with a recent search to make again. */
  onSearch: (search: string) => void
  /** Called after a recent search was removed, whose button had the focus. */
  onRemoved: () => void
  /** Called when the list is to be closed. */
  onClose: () => void
}

/** The suggestions or the recent searches below a search box. Renders nothing while there are none. */
export function SuggestionsView({ snapshot, send, id, boxRef, onPick, onSearch, onRemoved, onClose }: SuggestionsViewProps) {
  const { found, recent } = snapshot.context
  if (recent.length > 0)
    return (
      <RecentSearches
        id={id}
        searches={recent}
        onPick={onSearch}
        onRemove={(search) => {
          send({ type: 'recent.removed', search })
          onRemoved()
        }}
        onClear={() => {
          send({ type: 'recent.cleared' })
          onRemoved()
        }}
        onClose={onClose}
      />
    )
  if (found === null) return null
  const { products, categories, styles } = found
  return (
    <SearchSuggestions
      id={id}
      boxRef={boxRef}
      groups={[
        {
          label: 'Products',
          options: products.map(({ _id, name, images: [picture = null], price, isPromo, discountedPrice }) => ({
            key: _id,
            label: name,
            picture,
            price: { price, isPromo, discountedPrice },
            onPick: () => onPick({ kind: 'product', value: _id }),
          })),
        },
        {
          label: 'Categories',
          options: categories.map((value) => ({
            key: value,
            label: shopCategoryLabels[value],
            onPick: () => onPick({ kind: 'category', value }),
          })),
        },
        {
          label: 'Styles',
          options: styles.map((value) => ({ key: value, label: value, onPick: () => onPick({ kind: 'style', value }) })),
        },
      ]}
    />
  )
}
