import { z } from './zod.ts'

/**
 * The version that the form was loaded with. The server rejects a save with 409 when the record has changed since then. Without a
 * version it saves in any case.
 */
export const loadedVersionSchema = z.object({
  updatedAt: z.iso
    .datetime('The time of the last change must be a date and time.')
    .optional()
    .describe('`updatedAt` of the record that the form was filled from.'),
})
