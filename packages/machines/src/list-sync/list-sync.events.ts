import { z } from 'zod'
import { consentChoice, identityChanged, itemType, line, namedItem, nothing } from '../known/event-fields.ts'

const key = z.object({ item: z.string(), itemType })

const change = z.discriminatedUnion('kind', [
  line.extend({ kind: z.literal('add') }),
  line.extend({ kind: z.literal('set') }),
  key.extend({ kind: z.literal('remove') }),
  z.object({ kind: z.literal('clear') }),
])

const copy = z.object({
  copy: z.object({
    owner: z.string().nullable(),
    remote: z.array(line),
    queue: z.array(z.object({ id: z.string(), change, isSent: z.boolean(), isQuiet: z.boolean() })),
  }),
})

/** The payload schema of each event that both saved lists handle. */
export const listEvents = {
  'identity.changed': identityChanged,
  'consent.changed': z.object({ consent: consentChoice }),
  'line.remove': namedItem,
  'list.clear': nothing,
  'list.refresh': z.object({ itemType: itemType.optional() }),
  'lines.restore': z.object({ owner: z.string().nullable(), lines: z.array(line) }),
  'change.made': z.object({ change, isQuiet: z.boolean().optional() }),
  'copy.read': copy,
  'copy.changed': copy,
  'owner.changed': z.object({ missing: z.array(change) }),
  'lock.acquired': nothing,
  'connection.changed': z.object({ isOnline: z.boolean() }),
}
