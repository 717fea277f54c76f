import { z } from '@shop/api/schemas'
import {
  connectionChanged,
  consentChanged,
  identityChanged,
  itemType,
  line,
  namedItem,
  nothing,
  reported,
} from '../known/event-fields.ts'

const key = z.object({ item: z.string(), itemType })

const change = z.discriminatedUnion('kind', [
  line.extend({ kind: z.literal('add') }),
  line.extend({ kind: z.literal('set') }),
  key.extend({ kind: z.literal('remove') }),
  z.object({ kind: z.literal('clear') }),
])

const copy = reported(
  z.object({
    copy: z.object({
      owner: z.string().nullable(),
      remote: z.array(line),
      queue: z.array(
        z.object({
          id: z.string(),
          change,
          key: z.string().optional(),
          isSent: z.boolean(),
          isUnsure: z.boolean().optional(),
          isQuiet: z.boolean(),
        }),
      ),
    }),
  }),
)

/** The payload schema of each event that both saved lists handle. */
export const listEvents = {
  'identity.changed': identityChanged,
  'consent.changed': consentChanged,
  'line.remove': namedItem,
  'list.clear': nothing,
  'list.refresh': reported(z.object({ itemType: itemType.optional() })),
  'lines.restore': z.object({ owner: z.string().nullable(), lines: z.array(line) }),
  'change.made': reported(z.object({ change, isQuiet: z.boolean().optional() })),
  'copy.read': copy,
  'copy.changed': copy,
  'owner.changed': reported(z.object({ missing: z.array(change) })),
  'lock.acquired': reported(nothing),
  'connection.changed': connectionChanged,
}
