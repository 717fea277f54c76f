import type { AdminGroup } from '../contract/index.ts'
import type { Shapes } from './shapes.ts'

/** The fields that the client of the admin pages checks in each response. */
export const adminShapes = {
  adminCatalogue: {
    restoreProduct: { _id: 'text', name: 'text', price: 'number', images: 'objects' },
    restoreCollection: { _id: 'text', name: 'text', price: 'number', productIds: 'records' },
  },
  dashboard: { overview: { messages: 'records', unfinished: 'records', changes: 'records' } },
  inbox: { list: { messages: 'records', hasMore: 'flag', total: 'number' }, update: { _id: 'text', name: 'text' } },
} satisfies Shapes<AdminGroup>
