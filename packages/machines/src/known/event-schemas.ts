import type { z } from '@shop/api/schemas'

/** The payload schema of each event of a machine. Forms and checks use it, and it marks the private fields. */
export type EventSchemas<Event extends { type: string }> = Readonly<Record<Event['type'], z.ZodObject>>
