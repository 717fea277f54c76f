import { shopCategories, shopCategoryLabels } from '@shop/domain'
import type { ShopCategory, Style } from '@shop/domain'
import type { SuggestionsContext, SuggestionsEvent, SuggestionsTag } from '@shop/machines'
import { NoSuggestions, RecentSearches, SearchSuggestions } from '@shop/ui/patterns/search-suggestions'
import type { RefObject } from 'react'
import type { ViewProps } from '../view-snapshot.ts'

/** A suggestion that was picked. */
export type PickedSuggestion =
  | { kind: 'product'; value: string }
  | { kind: 'category'; value: ShopCategory }
  | { kind: 'style'; value: Style }
  | { kind: 'wish'; value: string }

interface SuggestionsViewProps extends ViewProps<
  Pick<SuggestionsContext, 'text' | 'found' | 'recent'>,
  SuggestionsTag,
  SuggestionsEvent
> {
  id: string
  /** The search box, which keeps the focus. */
  boxRef: RefObject<HTMLInputElement | null>
  /** Whether the list fills a sheet that covers the screen, where it is never empty. */
  isSheet: boolean
  /** The address of the form that asks the shop to make something. */
  askHrefOf: (wish: string) => string
  onPick: (picked: PickedSuggestion) => void
  /** Called with a recent search to make again, or with the text whose results are all to be seen. */
  onSearch: (search: string) => void
  /** Called after a recent search was removed, whose button had the focus. */
  onRemoved: () => void
  /** Called when the list is to be closed. */
  onClose: () => void
}

/**
 * The suggestions or the recent searches below a search box. While there are none, a sheet shows the categories, or what to do about a
 * text that nothing is called; elsewhere nothing is rendered, because the list of the page can be seen and follows what is typed.
 */
export function SuggestionsView(props: SuggestionsViewProps) {
  const { snapshot, send, id, boxRef, isSheet, askHrefOf, onPick, onSearch, onRemoved, onClose } = props
  const { text, found, recent } = snapshot.context
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
  const categoryOptions = (values: readonly ShopCategory[]) =>
    values.map((value) => ({
      key: value,
      label: shopCategoryLabels[value],
      onPick: () => onPick({ kind: 'category', value }),
    }))
  if (found === null)
    return isSheet ? (
      <SearchSuggestions id={id} boxRef={boxRef} groups={[{ label: 'Browse', options: categoryOptions(shopCategories) }]} />
    ) : null
  const { products, categories, styles } = found
  if (products.length + categories.length + styles.length === 0)
    return isSheet ? (
      <NoSuggestions
        text={found.text}
        askHref={askHrefOf(found.text)}
        onAsk={() => onPick({ kind: 'wish', value: found.text })}
      />
    ) : null
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
          options: categoryOptions(categories),
        },
        {
          label: 'Styles',
          options: styles.map((value) => ({ key: value, label: value, onPick: () => onPick({ kind: 'style', value }) })),
        },
      ]}
      all={{ label: `See all results for “${text}”`, onPick: () => onSearch(text) }}
    />
  )
}
