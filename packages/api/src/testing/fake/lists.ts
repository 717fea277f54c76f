import {
  colours,
  coloursIn,
  isInShopCategory,
  normaliseText,
  payablePrice,
  replaceSynonyms,
  shopCategories,
  styles,
  synonymMeanings,
} from '@shop/domain'
import type { SortOrder } from '@shop/domain'
import type {
  Collection,
  CollectionFacets,
  CollectionFilters,
  CollectionQuery,
  Product,
  ProductFacets,
  ProductFilters,
  ProductQuery,
} from '../../schemas/types.ts'
import { matchesSearch, searchedFields } from './search.ts'
import type { FakeState } from './state.ts'

type Listed = Product | Collection

/** A predicate for each filter of a list. A filter without one does not compile. */
type Filters<Values, Item> = {
  readonly [Name in keyof Values]-?: (item: Item, value: NonNullable<Values[Name]>, state: FakeState) => boolean
}

const collectionFilters: Filters<CollectionFilters, Listed> = {
  style: (item, style) => item.style === style,
  minPrice: (item, minimum) => payablePrice(item) >= minimum,
  maxPrice: (item, maximum) => payablePrice(item) <= maximum,
  isBestSeller: (item, isBestSeller) => item.isBestSeller === isBestSeller,
  isPromo: (item, isPromo) => item.isPromo === isPromo,
  isForeign: (item, isForeign) => item.isForeign === isForeign,
}

const productFilters: Filters<ProductFilters, Product> = {
  ...collectionFilters,
  category: isInShopCategory,
  material: (product, material) => product.material === material,
  colour: (product, colour) => coloursOf(product).includes(colour.toLowerCase()),
  collection: ({ _id }, collection, { membership }) => membership.get(_id) === collection,
}

const coloursOf = ({ name, material, images }: Product): string[] =>
  coloursIn([name, material ?? '', ...images.map(({ alt }) => alt)])

/** The values of the filters, each with the number of items that a list has with it. */
function facetsOf<Query>(values: Record<string, readonly string[]>, query: Query, count: (query: Query) => number) {
  const facets = Object.entries(values).map(([name, of]) => [
    name,
    of.map((value) => ({ value, count: count({ ...query, [name]: value === 'true' ? true : value }) })),
  ])
  return Object.fromEntries(facets) as Record<string, { value: string; count: number }[]>
}

const sharedValues = { style: styles, isBestSeller: ['true'], isPromo: ['true'], isForeign: ['true'] }

/** The values of the filters of products. */
export function productFacets(state: FakeState, query: ProductQuery): ProductFacets {
  const material = [...new Set(state.products.flatMap((product) => product.material ?? []))].sort()
  const values = { category: shopCategories, ...sharedValues, colour: colours, material }
  return facetsOf(values, query, (other) => matchingProducts(state, other).length) as ProductFacets
}

/** The values of the filters of collections. */
export function collectionFacets(state: FakeState, query: CollectionQuery): CollectionFacets {
  return facetsOf(sharedValues, query, (other) => matchingCollections(state, other).length) as CollectionFacets
}

/** The products that match a query, on all pages, with drafts and hidden ones. */
export function allProducts(state: FakeState, query: ProductQuery): Product[] {
  return state.products.filter((product) => passes(product, productFilters, query, state))
}

/** The collections that match a query, on all pages, with drafts and hidden ones. */
export function allCollections(state: FakeState, query: CollectionQuery): Collection[] {
  return state.collections.filter((collection) => passes(collection, collectionFilters, query, state))
}

/** Whether shoppers see an item. */
export const isListed = ({ visibility = 'public' }: Listed): boolean => visibility === 'public'

/** The products that match a query, on all pages. */
export function matchingProducts(state: FakeState, query: ProductQuery): Product[] {
  return allProducts(state, query).filter(isListed)
}

/** The collections that match a query, on all pages. */
export function matchingCollections(state: FakeState, query: CollectionQuery): Collection[] {
  return allCollections(state, query).filter(isListed)
}

function passes<Item extends Listed, Values>(
  item: Item,
  filters: Filters<Values, Item>,
  query: Values & { readonly search?: string | undefined },
  state: FakeState,
): boolean {
  const names = Object.keys(filters) as (keyof Values)[]
  return (
    names.every(
      (name) => query[name] === undefined || filters[name](item, query[name] as NonNullable<Values[typeof name]>, state),
    ) &&
    (query.search === undefined ||
      matchesSearch(item, replaceSynonyms(normaliseText(query.search), synonymMeanings(state.synonyms))))
  )
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const comparisons: Readonly<Record<SortOrder, (one: Listed, other: Listed) => number>> = {
  newest: (one, other) => compareText(other.createdAt, one.createdAt),
  'price-asc': (one, other) => payablePrice(one) - payablePrice(other),
  'price-desc': (one, other) => payablePrice(other) - payablePrice(one),
  name: (one, other) => compareText(normaliseText(one.name), normaliseText(other.name)),
}

/** One page of the items in the requested order, with what became of the search, newest first by default; equal items are ordered by id. */
export function pageOf<Item extends Listed>(items: readonly Item[], { sort = 'newest', page, limit, search }: CollectionQuery) {
  const sorted = [...items].sort((one, other) => comparisons[sort](one, other) || compareText(other._id, one._id))
  return {
    items: sorted.slice((page - 1) * limit, page * limit),
    hasMore: sorted.length > page * limit,
    total: sorted.length,
    ...searchedFields(search, sorted.length),
  }
}
