import { visibilities } from '@shop/domain'
import { recordId } from './ids.ts'
import { z } from './zod.ts'

/** What only a new item has: its id, and who sees it. */
export const newItemSchema = z.object({
  id: recordId('The id must be a UUID.')
    .optional()
    .describe(
      'The id of the new item; the server makes one when left out. A known one is rejected with 409, so that nothing is added twice.',
    ),
  visibility: z.enum(visibilities).optional().describe('Who sees the item; everyone when left out.'),
})

/**
 * The version that the form was loaded with, and who sees the item. The server rejects a save with 409 when the record has changed
 * since then. Without a version it saves in any case.
 */
export const savedItemSchema = z.object({
  visibility: z.enum(visibilities).optional().describe('Who sees the item; unchanged when left out.'),
  updatedAt: z.iso
    .datetime('The time of the last change must be a date and time.')
    .optional()
    .describe('`updatedAt` of the record that the form was filled from.'),
})
