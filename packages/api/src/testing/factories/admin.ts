import type { AdminChange, InboxMessage } from '../../schemas/types.ts'
import { createContactMessage } from './account.ts'
import { testId, testTime } from './ids.ts'

/** A message from the contact form, as admins read it. */
export function createInboxMessage(fields: Partial<InboxMessage> = {}, index = 1): InboxMessage {
  return {
    _id: testId('message', index),
    ...createContactMessage(),
    createdAt: testTime(index),
    doneAt: null,
    doneBy: null,
    ...fields,
  }
}

/** A change that an admin made. */
export function createAdminChange(fields: Partial<AdminChange> = {}, index = 1): AdminChange {
  return {
    _id: testId('change', index),
    at: testTime(index),
    by: 'Bola Ade',
    action: 'changed',
    subject: 'Product',
    subjectId: testId('product', index),
    name: 'Eko Sofa',
    ...fields,
  }
}
