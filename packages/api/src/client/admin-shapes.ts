import type { AdminGroup } from '../contract/index.ts'
import type { Shapes } from './shapes.ts'

/** The fields that the client of the admin pages checks in each response. */
export const adminShapes = {
  dashboard: { overview: { messages: 'records', unfinished: 'records', changes: 'records' } },
  inbox: { list: { messages: 'records', hasMore: 'flag', total: 'number' }, update: { _id: 'text', name: 'text' } },
} satisfies Shapes<AdminGroup>
