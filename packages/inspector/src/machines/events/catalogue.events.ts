import type { carouselMachine, itemDeletionMachine, lineDetailsMachine } from '@shop/machines'
import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import type { EventSchemas } from './event-schemas.ts'
import { itemType, line, nothing } from './shared.ts'

const pause = z.object({ reason: z.enum(['hover', 'focus', 'button', 'hidden', 'reduced-motion']) })

export const carouselEvents: EventSchemas<EventFromLogic<typeof carouselMachine>> = {
  'slide.next': nothing,
  'slide.previous': nothing,
  'slide.go': z.object({ index: z.number() }),
  'swipe.end': z.object({ distance: z.number() }),
  'autoplay.pause': pause,
  'autoplay.resume': pause,
}

export const lineDetailsEvents: EventSchemas<EventFromLogic<typeof lineDetailsMachine>> = {
  'lines.set': z.object({ lines: z.array(line) }),
  'details.refresh': z.object({ itemType: itemType.optional() }),
  'details.retry': nothing,
}

export const itemDeletionEvents: EventSchemas<EventFromLogic<typeof itemDeletionMachine>> = {
  'deletion.confirm': nothing,
  'deletion.cancel': nothing,
}

const item = z.looseObject({ _id: z.string() })

/** The same for products and for collections, whatever their filters are. */
export const pagedListEvents = {
  'page.more': nothing,
  'filters.set': z.object({ filters: z.record(z.string(), z.unknown()) }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.retry': nothing,
  'list.reset': nothing,
  'list.restore': z.object({
    filters: z.record(z.string(), z.unknown()),
    loaded: z.object({ items: z.array(item), hasMore: z.boolean(), total: z.number(), page: z.number() }),
  }),
}

export const catalogueAdminEvents = {
  'section.open': nothing,
  'page.go': z.object({ page: z.number() }),
  'sort.set': z.object({ sort: z.string().nullable() }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.refresh': nothing,
  'item.added': z.object({ item }),
  'item.updated': z.object({ item }),
  'item.deleted': z.object({ id: z.string() }),
}
