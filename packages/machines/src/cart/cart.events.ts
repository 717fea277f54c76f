import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { namedItem, nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import { listEvents } from '../list-sync/list-sync.events.ts'
import type { cartMachine } from './cart.machine.ts'

/** The payload schema of each cart event, for forms and checks. */
export const cartEvents: EventSchemas<EventFromLogic<typeof cartMachine>> = {
  ...listEvents,
  'line.add': namedItem.extend({ quantity: z.number().optional() }),
  'stepper.plus': namedItem,
  'stepper.minus': namedItem,
  'removal.confirm': nothing,
  'removal.cancel': nothing,
}
