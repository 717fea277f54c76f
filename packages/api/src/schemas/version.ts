import { visibilities } from '@shop/domain'
import { z } from './zod.ts'

/** Who sees a new item; everyone when left out. */
export const newItemSchema = z.object({ visibility: z.enum(visibilities).optional() })

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
