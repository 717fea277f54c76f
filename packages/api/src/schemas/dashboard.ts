import { changeActions, changeSubjects, gaps, itemTypes } from '@shop/domain'
import { idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import { z } from './zod.ts'

/** A change that an admin made. */
export const adminChangeSchema = z
  .object({
    _id: idSchema,
    at: z.iso.datetime(),
    by: z.string().describe("The admin's name at the time of the change."),
    action: z.enum(changeActions),
    subject: z.enum(changeSubjects).describe('The kind of record that changed.'),
    subjectId: idSchema.nullable().describe('The record that changed; null when it is not one record.'),
    name: z.string().describe("The record's name at the time of the change."),
  })
  .meta({ id: 'AdminChange' })

/** A product or collection that lacks something. */
export const unfinishedItemSchema = z
  .object({
    _id: idSchema,
    itemType: z.enum(itemTypes),
    name: z.string(),
    image: imageSchema.nullable(),
    gaps: z.array(z.enum(gaps)).describe('What it lacks.'),
  })
  .meta({ id: 'UnfinishedItem' })

/** What the overview shows in addition to the two counts. */
export const overviewSchema = z
  .object({
    openMessages: z.int().nonnegative().describe('How many messages of the contact form nobody has answered.'),
    messages: z
      .array(z.object({ reference: z.string(), name: z.string(), subject: z.string(), createdAt: z.iso.datetime() }))
      .describe('The newest of these messages.'),
    unseenTotal: z.int().nonnegative().describe('How many items the two counts leave out, because they are drafts or hidden.'),
    unfinishedTotal: z.int().nonnegative().describe('How many items lack something.'),
    unfinished: z.array(unfinishedItemSchema).describe('Items without pictures, measurements or alternative texts, worst first.'),
    changes: z.array(adminChangeSchema).describe('The last changes.'),
  })
  .meta({ id: 'Overview' })

/** Schemas of the dashboard's endpoint. */
export const dashboardSchemas = {
  overview: { summary: 'Read the newest messages, unfinished items and the last changes.', response: overviewSchema },
}
