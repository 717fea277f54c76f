import { messageStates } from '@shop/domain'
import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { inboxMachine } from './inbox.machine.ts'

/** The payload of each event of the inbox, for forms and checks. */
export const inboxEvents: EventSchemas<EventFromLogic<typeof inboxMachine>> = {
  'state.set': z.object({ state: z.enum(messageStates).nullable() }),
  'page.go': z.object({ page: z.number() }),
  'search.typed': z.object({ text: z.string() }),
  'search.submitted': nothing,
  'list.refresh': nothing,
  'message.mark': z.object({ id: z.string(), isDone: z.boolean() }),
}
