import type { ContactMessage, User } from '@shop/api'
import { email, phone, required } from '../form/checks.ts'
import type { Checks, Values } from '../form/form.ts'
import type { Identity } from '../identity.ts'
import type { ContactContext, ContactField, ContactInput } from './contact.types.ts'

const nothingTyped: Values<ContactField> = { name: '', email: '', phoneNumber: '', subject: '', message: '' }

/** What is known at the start: the form, filled in as far as the account tells. */
export function firstContext({ user }: ContactInput): ContactContext {
  return { user, values: filledIn(nothingTyped, null, user), problems: {} }
}

/** Every field is required; e-mail and phone number have their patterns. */
export const contactChecks: Checks<ContactField> = {
  name: required('Name'),
  email,
  phoneNumber: phone,
  subject: required('Subject'),
  message: required('Message'),
}

/** The account behind an identity; null for visitors and guests. */
export function userOf(identity: Identity): User | null {
  return 'user' in identity ? identity.user : null
}

/**
 * The form when `next` takes the place of `before`: name, e-mail and phone number follow the account where nothing else
 * was typed. What was typed stays; nothing of the account before does. An account that did not change fills in nothing:
 * what was cleared after a message stays empty.
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

/** The form after a message was sent: four fields are empty again, the phone number stays. */
export function afterSending(values: Values<ContactField>): Values<ContactField> {
  return { ...nothingTyped, phoneNumber: values.phoneNumber }
}

/** What is sent: every field without the spaces around it. */
export function messageOf({ name, email: address, phoneNumber, subject, message }: Values<ContactField>): ContactMessage {
  return {
    name: name.trim(),
    email: address.trim(),
    phoneNumber: phoneNumber.trim(),
    subject: subject.trim(),
    message: message.trim(),
  }
}

function accountFields(user: User | null) {
  return { name: user?.username ?? '', email: user?.email ?? '', phoneNumber: user?.phoneNumber ?? '' }
}
