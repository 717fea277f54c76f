import type { ContactMessage, User } from '@shop/api'
import { email, phone, required } from '../form/checks.ts'
import { afterTyping } from '../form/form.ts'
import type { Checks, Values } from '../form/form.ts'
import type { ContactContext, ContactField, ContactInput, NumberedMessage } from './contact.types.ts'

const nothingTyped: Values<ContactField> = { name: '', email: '', phoneNumber: '', subject: '', message: '' }

/** The initial context: the form, prefilled from the account. */
export function firstContext({ user }: ContactInput): ContactContext {
  return { user, values: filledIn(nothingTyped, null, user), asked: '', problems: {}, unconfirmed: null, messageNumber: 0 }
}

/** The checks of the contact form: every field is required; email and phone number have their patterns. */
export const contactChecks: Checks<ContactField> = {
  name: required('Name'),
  email,
  phoneNumber: phone,
  subject: required('Subject'),
  message: required('Message'),
}

/**
 * The form after the user changed from `before` to `next`: name, email and phone number follow the account, except typed values.
 * No prefilled value of the previous account remains. An unchanged account fills in nothing: fields that were cleared after a
 * message stay empty.
 */
export function filledIn(values: Values<ContactField>, before: User | null, next: User | null): Values<ContactField> {
  const had = accountFields(before)
  const has = accountFields(next)
  const follows = (field: keyof typeof had) => {
    const isTyped = values[field] !== '' && values[field] !== had[field]
    return isTyped || has[field] === had[field] ? values[field] : has[field]
  }
  return { ...values, name: follows('name'), email: follows('email'), phoneNumber: follows('phoneNumber') }
}

/** The context changes after the user asked for something that the shop lacks: the message is about it, unless the user typed one. */
export function afterAsking(
  { values, problems, asked }: ContactContext,
  fields: Pick<ContactMessage, 'subject' | 'message'>,
): Partial<ContactContext> {
  if (values.message !== '' && values.message !== asked) return {}
  return { ...afterTyping({ values, problems }, fields), asked: fields.message }
}

/** The form after a message was sent: four fields are cleared, the phone number stays. */
export function afterSending(values: Values<ContactField>): Values<ContactField> {
  return { ...nothingTyped, phoneNumber: values.phoneNumber }
}

/** The payload of the contact form: every field, trimmed. */
function messageOf({ name, email: address, phoneNumber, subject, message }: Values<ContactField>): ContactMessage {
  return {
    name: name.trim(),
    email: address.trim(),
    phoneNumber: phoneNumber.trim(),
    subject: subject.trim(),
    message: message.trim(),
  }
}

/**
 * The message to send. One that is sent again unchanged keeps its number, because the shop may have received it although the response
 * was lost. Any other one is a new message.
 */
export function numberedMessage({ values, unconfirmed, messageNumber }: ContactContext): NumberedMessage {
  const message = messageOf(values)
  const isAgain = JSON.stringify(message) === JSON.stringify(unconfirmed)
  return { message, messageNumber: isAgain ? messageNumber : messageNumber + 1 }
}

function accountFields(user: User | null) {
  return { name: user?.username ?? '', email: user?.email ?? '', phoneNumber: user?.phoneNumber ?? '' }
}
