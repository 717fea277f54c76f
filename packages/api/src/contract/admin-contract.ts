import { adminCatalogue } from './admin-catalogue.ts'
import { adminEnquiries } from './admin-enquiries.ts'
import { adminSearch } from './admin-search.ts'
import { admins } from './admins.ts'
import { dashboard } from './dashboard.ts'
import { shopDetails } from './shop-details.ts'

/** The endpoints that only admin pages use. Shoppers do not download them. */
export const adminContract = { adminCatalogue, adminEnquiries, admins, adminSearch, dashboard, shopDetails } as const
