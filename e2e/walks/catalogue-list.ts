import { machineById } from '../../packages/machines/src/known/index.ts'
import { pageModel } from './page-walk.ts'
import type { PageWalk, Snapshot } from './page-walk.ts'

/** A product of the shop, as far as the walks read it. */
export interface Product {
  _id: string
  images: readonly unknown[]
}

/** A page of the shop's products. */
export interface ProductPage {
  items: readonly Product[]
  hasMore: boolean
  total: number
}

/** The walk of the products in Shop: the first two pages of the shop, and those of a search. */
export function catalogueListWalk(first: ProductPage, second: ProductPage, found: ProductPage): PageWalk {
  const { machine } = machineById('pagedList')!
  const isSearched = ({ context }: Snapshot) => context.filters.search !== undefined
  return {
    name: 'the products in Shop',
    machine: 'pagedList',
    models: [
      pageModel(
        {
          machine,
          describe: ({ value, context: { filters, items, searchText, problem } }) =>
            [value.list, value.search, filters.search, searchText, `${(items as unknown[]).length} items`, problem].join(', '),
        },
        {
          starts: {
            'A list that the server rendered': { filters: {}, limit: first.items.length, loaded: { ...first, page: 1 } },
          },
          cases: {
            'page.more': { 'Load More': {} },
            'search.typed': {
              'another word is typed': ({ context }: Snapshot) => ({ text: context.searchText ? '' : 'sofa' }),
            },
            'search.submitted': { 'Enter in the search box': {} },
            'list.retry': { 'Try again': {} },
          },
          ends: {
            firstPage: {
              // A search also changes the address, which requests a list again that has failed before. So only journeys let it fail.
              failed: {},
              done: {
                'the first page is loaded': (snapshot: Snapshot) => (isSearched(snapshot) ? found : first),
                'nothing is found': (snapshot: Snapshot) =>
                  isSearched(snapshot) ? { items: [], hasMore: false, total: 0 } : first,
              },
            },
            nextPage: {
              done: { 'the last page is loaded': { ...second, hasMore: false } },
              failed: { 'the next page cannot be loaded': { status: 500, serverMessage: 'The shop is closed for a moment.' } },
            },
          },
          isOffered: ({ value, context }, { type }) => {
            const isLoading = value.list === 'loading' || value.list === 'loadingMore'
            // A response arrives at once, so a user can do nothing before it.
            if (isLoading) return type.includes('.actor.')
            // The page searches by itself once the user has stopped typing.
            if (value.search === 'waiting') return type.startsWith('xstate.after')
            if (type === 'page.more') return value.list === 'ready' && !context.filters.search
            return type !== 'search.submitted' || value.list === 'failed'
          },
        },
      ),
    ],
  }
}
