import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { unsentEnquiry } from '../enquiries/enquiries.events.ts'
import { reported, typed, wishes, wishTexts } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { composerMachine } from './composer.machine.ts'

const enquiry = unsentEnquiry.nullable()

/** The payload of each event of the composer, for forms and checks. */
export const composerEvents: EventSchemas<EventFromLogic<typeof composerMachine>> = {
  'draft.changed': reported(z.object({ wishes })),
  'order.typed': z.object({ values: wishTexts }),
  'item.typed': z.object({ key: z.string(), values: wishTexts }),
  'chat.opened': z.object({ enquiry }),
  'message.copy': z.object({ text: typed, enquiry }),
}
