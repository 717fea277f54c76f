import { adminCatalogue } from './admin-catalogue.ts'
import { dashboard } from './dashboard.ts'
import { inbox } from './inbox.ts'

/** The endpoints that only admin pages use. Shoppers do not download them. */
export const adminContract = { adminCatalogue, dashboard, inbox } as const
