import { isValid } from '../form/form.ts'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { contactMachine } from './contact.machine.ts'
import { contactChecks } from './contact.rules.ts'

const user = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer' as const,
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
}

/** The events of the contact form, for path tests. */
export const contactModel: ChartModel<typeof contactMachine> = {
  machine: contactMachine,
  starts: { 'A signed-out visitor': { user: null }, 'A customer': { user } },
  cases: {
    'fields.typed': {
      'every field is filled in': {
        values: {
          name: 'Chidi Eze',
          email: 'chidi@example.com',
          phoneNumber: '08098765432',
          subject: 'A sofa',
          message: 'Can it be wider?',
        },
      },
      'an invalid email is typed': { values: { email: 'chidi@' } },
    },
    'wish.asked': {
      'a wish is asked for': { fields: { subject: 'Can you make this?', message: 'I am looking for: a hammock' } },
    },
    'message.submitted': { 'the form is submitted': {} },
    'identity.changed': {
      'a customer signs in': { identity: { kind: 'customer', user } },
      'the customer signs out': { identity: { kind: 'visitor' } },
    },
  },
  ends: {
    send: {
      done: { 'the server responds': { message: 'Thank you.' }, 'the server responds with an empty message': { message: '' } },
      failed: requestFailures('sending fails'),
    },
  },
  // Signing in and out only replaces prefilled values, so the description includes whether the user is signed in.
  describe: ({ value, context: { user: known, values } }) =>
    [
      value,
      known === null ? 'signed out' : 'signed in',
      isValid(values, contactChecks) ? 'filled in' : 'not filled in',
      `email ${values.email || 'empty'}`,
      `subject ${values.subject || 'empty'}`,
    ].join(', '),
  show: ({ context: { problems } }) =>
    Object.keys(problems).length === 0
      ? 'no problem'
      : Object.keys(problems)
          .map((field) => `${field} is invalid`)
          .join(', '),
}
