import { categories, gaps, sortOrders, styles, visibilities } from '@shop/domain'
import { z } from '@shop/api/schemas'
import { nothing, record, reported } from '../known/event-fields.ts'

/** The payload schema of each event of the admin catalogue, shared by products and collections. */
export const adminTableEvents = {
  'section.open': reported(nothing),
  'page.go': z.object({ page: z.number() }),
  'sort.set': z.object({ sort: z.enum(sortOrders).nullable() }),
  'filters.set': z.object({
    filters: z.object({
      category: z.enum(categories).optional(),
      style: z.enum(styles).optional(),
      isPromo: z.boolean().optional(),
      lacks: z.enum(gaps).optional(),
      visibility: z.enum(visibilities).optional(),
    }),
  }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.refresh': nothing,
  'session.restored': reported(nothing),
  'item.added': reported(z.object({ item: record })),
  'item.updated': reported(z.object({ item: record })),
  'item.deleted': reported(z.object({ id: z.string() })),
}
