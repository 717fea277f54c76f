import { privateMarks, z } from '@shop/api/schemas'
import { shopperSources } from '@shop/domain'
import type { EventFromLogic } from 'xstate'
import {
  connectionChanged,
  consentChanged,
  identityChanged,
  line,
  reported,
  typed,
  wishes,
  wishTexts,
} from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { enquiriesMachine } from './enquiries.machine.ts'

const prepared = z.object({ reference: z.string(), linkKey: z.string().register(privateMarks, { kind: 'token' }) })

/** An enquiry that is not sent yet. */
export const unsentEnquiry = prepared.extend({
  source: z.enum(shopperSources),
  lines: z.array(line.extend({ price: z.number(), wishes: wishTexts.optional() })),
  title: z.string(),
  note: typed.optional(),
  details: wishTexts.optional(),
})

const copy = z.object({
  owner: z.string().nullable(),
  unsent: z.array(unsentEnquiry),
  sent: z.array(prepared.extend({ title: z.string(), createdAt: z.string() })),
  draft: wishes,
})

/** The payload of each event of the enquiries machine, for forms and checks. */
export const enquiriesEvents: EventSchemas<EventFromLogic<typeof enquiriesMachine>> = {
  'identity.changed': identityChanged,
  'consent.changed': consentChanged,
  'order.opened': unsentEnquiry,
  'wishes.written': z.object({ draft: wishes }),
  'copy.changed': reported(z.object({ copy })),
  'connection.changed': connectionChanged,
}
