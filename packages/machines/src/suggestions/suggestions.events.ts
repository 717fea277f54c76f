import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { suggestionsMachine } from './suggestions.machine.ts'

/** The payload of each event of the suggestions machine, for forms and checks. */
export const suggestionsEvents: EventSchemas<EventFromLogic<typeof suggestionsMachine>> = {
  'text.typed': z.object({ text: z.string() }),
  'search.made': z.object({ search: z.string() }),
  'recent.removed': z.object({ search: z.string() }),
  'recent.cleared': nothing,
  'list.closed': nothing,
}
