import type { AdminGroup } from '../contract/index.ts'
import type { Shapes } from './shapes.ts'

const product = { _id: 'text', name: 'text', price: 'number', images: 'objects' } as const
const admins = { admins: 'records', invitations: 'records' } as const
const collection = { _id: 'text', name: 'text', price: 'number', productIds: 'records' } as const
const searchReport = { searches: 'objects', synonyms: 'records' } as const
const shopDetails = { version: 'number', phone: 'text', chatNumber: 'text', catalogues: 'objects', heroes: 'objects' } as const

const enquiry = { reference: 'text', status: 'text', items: 'objects', history: 'records', updatedAt: 'text' } as const

/** The fields that the client of the admin pages checks in each response. */
export const adminShapes = {
  admins: {
    list: admins,
    remove: admins,
    invite: admins,
    withdraw: admins,
    readInvitation: { email: 'text', hasAccount: 'flag' },
    accept: { message: 'text' },
  },
  adminCatalogue: {
    products: { products: 'records', hasMore: 'flag', total: 'number' },
    product,
    collections: { collections: 'records', hasMore: 'flag', total: 'number' },
    collection,
    duplicateProduct: product,
    duplicateCollection: collection,
    changeItems: { items: 'records' },
    restoreProduct: product,
    restoreCollection: collection,
  },
  adminEnquiries: {
    list: { enquiries: 'objects', hasMore: 'flag' },
    figures: { weeks: 'objects', statuses: 'objects', mostAsked: 'objects', overdue: 'objects' },
    create: enquiry,
    read: enquiry,
    step: enquiry,
    undo: enquiry,
    note: enquiry,
    quote: enquiry,
  },
  adminSearch: {
    read: searchReport,
    preview: { products: 'records', hasMore: 'flag', total: 'number' },
    addSynonym: searchReport,
    removeSynonym: searchReport,
  },
  dashboard: { overview: { messages: 'objects', unfinished: 'records', changes: 'records' } },
  shopDetails: { read: shopDetails, update: shopDetails },
} satisfies Shapes<AdminGroup>
