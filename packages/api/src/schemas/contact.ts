import { limits } from '@shop/domain'
import { emailSchema, nameSchema, phoneSchema } from './credentials.ts'
import { messageSchema } from './error.ts'
import { browserId } from './ids.ts'
import { requiredText } from './texts.ts'
import { z } from './zod.ts'

/** A message to the shop. */
export const contactMessageSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema,
  subject: requiredText('Subject', limits.subjectMaximum),
  message: requiredText('Message', limits.messageMaximum),
})

/** Schemas of the contact endpoint. */
export const contactSchemas = {
  send: {
    summary: 'Send a message to the shop; sending it again with the same id changes nothing.',
    body: contactMessageSchema.extend({
      messageId: browserId('message')
        .optional()
        .describe('Made by the browser. A message that was recorded with this id is neither recorded nor emailed again.'),
    }),
    response: messageSchema,
  },
}
