import { isId, limits, messageStates, parseMessageState } from '@shop/domain'
import { privateMarks } from './private-marks.ts'
import { countParameter, nameParameter, textParameter } from './query.ts'
import { idSchema } from './ids.ts'
import { z } from './zod.ts'

/** The message for an unknown message of a customer. */
export const messageNotFound = 'This message does not exist.'

/** A message from the contact form, as admins read it. */
export const inboxMessageSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    email: z.string().register(privateMarks, { kind: 'email' }),
    phoneNumber: z.string().register(privateMarks, { kind: 'phone' }),
    subject: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable().describe('When an admin marked it as done; null while it is open.'),
    doneBy: z.string().nullable().describe('The name of that admin.'),
  })
  .meta({ id: 'InboxMessage' })

/** Filters and page of `GET /admin/messages`. */
export const inboxQuerySchema = z.object({
  page: countParameter('page', limits.pageMaximum, 1, 'Which page.'),
  limit: countParameter('limit', limits.pageSizeMaximum, limits.pageSize, 'How many messages a page has.'),
  search: textParameter('search', limits.searchMaximum, 'A text in name, email, phone number, subject or message.'),
  state: nameParameter('state', messageStates, parseMessageState, 'Only open messages, or only those that are done.'),
})

/** Schemas of the endpoints for messages. */
export const inboxSchemas = {
  list: {
    summary: 'List messages from the contact form, newest first.',
    query: inboxQuerySchema,
    response: z.object({
      messages: z.array(inboxMessageSchema),
      hasMore: z.boolean().describe('Whether a later page holds more.'),
      total: z.int().nonnegative().describe('How many there are on all pages.'),
    }),
  },
  update: {
    summary: 'Mark a message as done, or open it again.',
    params: z.object({ id: z.string().refine(isId, messageNotFound).meta({ format: 'uuid' }) }),
    body: z.object({ isDone: z.boolean('Say whether the message is done.') }),
    response: inboxMessageSchema,
  },
}
