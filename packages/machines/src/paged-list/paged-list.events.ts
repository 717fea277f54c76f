import { shopCategories, sortOrders, styles } from '@shop/domain'
import { z } from '@shop/api/schemas'
import { nothing, record, reported } from '../known/event-fields.ts'

/** The filters of the shop. The machine itself only knows the search. */
const filters = z.looseObject({
  category: z.enum(shopCategories).optional(),
  style: z.enum(styles).optional(),
  isBestSeller: z.boolean().optional(),
  isPromo: z.boolean().optional(),
  isForeign: z.boolean().optional(),
  sort: z.enum(sortOrders).optional(),
})

/** The payload schema of each event of the catalogue list, shared by products and collections. */
export const pagedListEvents = {
  'page.more': nothing,
  'filters.set': z.object({ filters }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.retry': nothing,
  'list.reset': reported(nothing),
  'list.restore': reported(
    z.object({
      filters,
      loaded: z.object({
        items: z.array(record),
        hasMore: z.boolean(),
        total: z.number(),
        page: z.number(),
        searched: z.looseObject({}).optional(),
      }),
    }),
  ),
}
