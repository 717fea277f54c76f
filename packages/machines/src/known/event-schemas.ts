import type { z } from 'zod'

/** The payload schema of each event of a machine, for forms, checks and the marks on private fields. */
export type EventSchemas<Event extends { type: string }> = Readonly<Record<Event['type'], z.ZodObject>>
