/** What an admin did to a record, in the order in which a record lives. The last four are about admins. */
export const changeActions = [
  'added',
  'changed',
  'hidden',
  'published',
  'deleted',
  'restored',
  'invited',
  'withdrawn',
  'accepted',
  'removed',
] as const

/** What an admin did to a record. */
export type ChangeAction = (typeof changeActions)[number]

/** The kinds of records whose changes are listed. */
export const changeSubjects = ['Product', 'Collection', 'Admin', 'Shop', 'Synonym'] as const
