import type { ContactMessage, SignUp, User } from '../../schemas/types.ts'
import { testId } from './ids.ts'

/** A customer. */
export function createUser(fields: Partial<User> = {}, index = 1): User {
  return {
    _id: testId('user', index),
    role: 'customer',
    username: 'Ada Obi',
    email: `ada${index}@example.com`,
    phoneNumber: '08012345678',
    ...fields,
  }
}

/** An admin. */
export function createAdmin(fields: Partial<User> = {}): User {
  return createUser({ role: 'admin', username: 'Bola Ade', email: 'bola@example.com', ...fields }, 99)
}

/** A password that follows every rule. */
export const testPassword = 'Ebony-Chair-42'

/** The fields of a new account. */
export function createSignUp(fields: Partial<SignUp> = {}): SignUp {
  return {
    fullName: 'Chidi Eze',
    email: 'chidi@example.com',
    phoneNumber: '08098765432',
    password: testPassword,
    anonymousId: '',
    ...fields,
  }
}

/** A message to the shop. */
export function createContactMessage(fields: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: 'Ada Obi',
    email: 'ada@example.com',
    phoneNumber: '08012345678',
    subject: 'A sofa for a small room',
    message: 'Can the Eko sofa be made 180 cm wide?',
    ...fields,
  }
}
