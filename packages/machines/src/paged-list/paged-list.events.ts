import { z } from 'zod'
import { nothing, record } from '../known/event-fields.ts'

/** The payload schema of each event of the catalogue list, shared by products and collections. */
export const pagedListEvents = {
  'page.more': nothing,
  'filters.set': z.object({ filters: z.record(z.string(), z.unknown()) }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.retry': nothing,
  'list.reset': nothing,
  'list.restore': z.object({
    filters: z.record(z.string(), z.unknown()),
    loaded: z.object({
      items: z.array(record),
      hasMore: z.boolean(),
      total: z.number(),
      page: z.number(),
      searched: z.looseObject({}).optional(),
    }),
  }),
}
