/** What an admin did to a record, in the order in which a record lives. */
export const changeActions = ['added', 'changed', 'hidden', 'published', 'deleted', 'restored'] as const

/** What an admin did to a record. */
export type ChangeAction = (typeof changeActions)[number]

/** The kinds of records whose changes are listed. */
export const changeSubjects = ['Product', 'Collection'] as const
