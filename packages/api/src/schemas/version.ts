import { z } from './zod.ts'

/**
 * The version that a form was filled from. A save that names it is refused with 409 when somebody else has saved the
 * record since; one that does not is made whatever the record has become.
 */
export const savedOver = z.object({
  updatedAt: z.iso
    .datetime('The time of the last change must be a date and time.')
    .optional()
    .describe('`updatedAt` of the record that the form was filled from.'),
})
