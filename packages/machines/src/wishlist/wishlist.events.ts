import type { EventFromLogic } from 'xstate'
import { namedItem } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import { listEvents } from '../list-sync/list-sync.events.ts'
import type { wishlistMachine } from './wishlist.machine.ts'

/** The payload schema of each event of the wishlist, for forms and checks. */
export const wishlistEvents: EventSchemas<EventFromLogic<typeof wishlistMachine>> = {
  ...listEvents,
  'line.add': namedItem,
  'line.move': namedItem,
}
