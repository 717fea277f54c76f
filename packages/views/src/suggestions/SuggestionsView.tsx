import { shopCategoryLabels } from '@shop/domain'
import type { ShopCategory, Style } from '@shop/domain'
import type { SuggestionsContext, SuggestionsTag } from '@shop/machines'
import { SearchSuggestions } from '@shop/ui/patterns/search-suggestions'
import type { ViewSnapshot } from '../view-snapshot.ts'

/** A suggestion that was picked. */
export type PickedSuggestion =
  | { kind: 'product'; value: string }
  | { kind: 'category'; value: ShopCategory }
  | { kind: 'style'; value: Style }

interface SuggestionsViewProps {
  snapshot: ViewSnapshot<Pick<SuggestionsContext, 'found' | 'active'>, SuggestionsTag>
  id: string
  onPick: (picked: PickedSuggestion) => void
}

/** The suggestions below a search box. Renders nothing while there are none. */
export function SuggestionsView({ snapshot, id, onPick }: SuggestionsViewProps) {
  const { found, active } = snapshot.context
  if (found === null) return null
  const { products, categories, styles } = found
  return (
    <SearchSuggestions
      id={id}
      active={active}
      onPick={(option) => {
        const picked = suggestionAt({ found }, option)
        if (picked) onPick(picked)
      }}
      groups={[
        {
          label: 'Products',
          options: products.map(({ _id, name, images: [picture = null], price, isPromo, discountedPrice }) => ({
            key: _id,
            label: name,
            picture,
            price: { price, isPromo, discountedPrice },
          })),
        },
        { label: 'Categories', options: categories.map((value) => ({ key: value, label: shopCategoryLabels[value] })) },
        { label: 'Styles', options: styles.map((value) => ({ key: value, label: value })) },
      ]}
    />
  )
}

/** The suggestion with a number; undefined when there is none. */
export function suggestionAt({ found }: Pick<SuggestionsContext, 'found'>, option: number | null): PickedSuggestion | undefined {
  if (found === null || option === null) return undefined
  const all: PickedSuggestion[] = [
    ...found.products.map(({ _id }) => ({ kind: 'product' as const, value: _id })),
    ...found.categories.map((value) => ({ kind: 'category' as const, value })),
    ...found.styles.map((value) => ({ kind: 'style' as const, value })),
  ]
  return all[option]
}
