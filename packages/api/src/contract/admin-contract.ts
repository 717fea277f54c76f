import { adminCatalogue } from './admin-catalogue.ts'
import { admins } from './admins.ts'
import { dashboard } from './dashboard.ts'
import { inbox } from './inbox.ts'

/** The endpoints that only admin pages use. Shoppers do not download them. */
export const adminContract = { adminCatalogue, admins, dashboard, inbox } as const
