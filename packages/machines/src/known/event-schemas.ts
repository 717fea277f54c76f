import type { z } from 'zod'

/** The payload of each event of a machine: for forms, for checks, and for the marks of what is private. */
export type EventSchemas<Event extends { type: string }> = Readonly<Record<Event['type'], z.ZodObject>>
