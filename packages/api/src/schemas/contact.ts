import { limits } from '@shop/domain'
import { emailSchema, nameSchema, phoneSchema } from './credentials.ts'
import { messageSchema } from './error.ts'
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
  send: { summary: 'Send a message to the shop.', body: contactMessageSchema, response: messageSchema },
}
