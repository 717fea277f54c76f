import { z } from '@shop/api/schemas'

/** The last moment that a date can have, in milliseconds since 1970. */
const lastMoment = 8.64e15

/** A state value: a name, or the value of each region. A truncated one is missing. */
const stateValue: z.ZodType = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]))
const snapshot = z.looseObject({
  status: z.string(),
  value: stateValue.nullish(),
  tags: z.array(z.string()).optional(),
})
const event = z.looseObject({ type: z.string() })
const guard = z.looseObject({ guard: z.string(), transition: z.number(), result: z.boolean() })

/** What each message must have so that it can be shown. */
const messages = [
  { type: z.literal('@xstate.actor'), name: z.string(), definition: z.string().nullish(), snapshot },
  { type: z.literal('@xstate.event'), event, sourceId: z.string().nullish() },
  { type: z.literal('@xstate.snapshot'), event, snapshot },
  { type: z.literal('@shop.about'), kind: z.string(), machineId: z.string().nullable() },
  { type: z.literal('@shop.microstep'), eventType: z.string(), transitions: z.array(z.number()), guards: z.array(guard) },
  { type: z.literal('@shop.action'), action: z.string() },
  { type: z.literal('@shop.timer'), timer: z.string(), change: z.string(), eventType: z.string(), delay: z.number() },
  { type: z.literal('@shop.outcome'), outcome: z.string(), duration: z.number() },
].map((fields) => z.looseObject({ ...fields, sessionId: z.string() }))

/** The content of the file of a session. */
export const sessionFileSchema = z.looseObject({
  hello: z.looseObject({
    tap: z.string(),
    place: z.string(),
    build: z.string(),
    startedAt: z.number().min(0).max(lastMoment),
    faults: z.array(z.string()).optional(),
  }),
  entries: z.array(
    z.looseObject({
      seq: z.number(),
      at: z.number(),
      message: z.discriminatedUnion('type', messages as [(typeof messages)[number], ...typeof messages]),
      redacted: z.number().optional(),
      truncated: z.number().optional(),
    }),
  ),
  dropped: z.number().optional(),
})
