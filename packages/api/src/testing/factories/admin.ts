import type { AdminChange, Invitation } from '../../schemas/types.ts'
import { testId, testTime } from './ids.ts'

/** An invitation that nobody has accepted yet. */
export function createInvitation(fields: Partial<Invitation> = {}, index = 1): Invitation {
  return {
    _id: testId('invitation', index),
    email: `invited-${index}@example.com`,
    invitedBy: 'Bola Ade',
    invitedAt: testTime(index),
    isExpired: false,
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
