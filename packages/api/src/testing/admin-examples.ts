import type { AdminChange, InboxMessage } from '../schemas/types.ts'
import { createAdminChange, createInboxMessage, testId, testTime } from './factories/index.ts'

/** Messages from the contact form, oldest first; the first one is done. */
export const exampleMessages: readonly InboxMessage[] = [
  { subject: 'Delivery to Abuja', name: 'Chidi Eze', doneAt: testTime(90), doneBy: 'Bola Ade' },
  { subject: 'A sofa for a small room', name: 'Ada Obi' },
  {
    subject: 'Is the Marina corner sofa available with a chaise on the other side, in a darker fabric, before Christmas?',
    name: 'Folasade Adebayo-Williams',
    message:
      'Good morning,\n\nwe saw the Marina corner sofa in your showroom. Our room has the window on the left.\n\nCould you build it the other way round?',
  },
].map((fields, index) => createInboxMessage(fields, index + 1))

/** Changes that admins made, oldest first. */
export const exampleChanges: readonly AdminChange[] = [
  createAdminChange(
    { action: 'added', subject: 'Collection', subjectId: testId('collection', 1), name: 'Eko Living Collection' },
    1,
  ),
  createAdminChange({ action: 'deleted', name: 'Lekki Side Table', by: 'Tunde Bakare' }, 2),
  createAdminChange({}, 3),
]
