import type { Contract } from '../contract/index.ts'
import { adminCatalogueSchemas } from './admin-catalogue.ts'
import { adminEnquiriesSchemas } from './admin-enquiries.ts'
import { adminSearchSchemas } from './admin-search.ts'
import { adminSchemas } from './admin.ts'
import { adminsSchemas } from './admins.ts'
import { authSchemas } from './auth.ts'
import { cartSchemas } from './cart.ts'
import { catalogueSchemas } from './catalogue.ts'
import { contactSchemas } from './contact.ts'
import { dashboardSchemas } from './dashboard.ts'
import { enquiriesSchemas } from './enquiries.ts'
import { presentationSchemas } from './presentation.ts'
import { shopDetailsSchemas } from './shop-details.ts'
import { wishlistSchemas } from './wishlist.ts'
import type { z } from './zod.ts'

/** The schemas of one endpoint. */
export interface EndpointSchemas {
  /** One line for the documentation. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body of a successful response, even if the client does not read it. */
  readonly response: z.ZodObject
}

/** The schemas of every endpoint, in an object of the same shape as `contract`. */
export const contractSchemas = {
  catalogue: catalogueSchemas,
  presentation: presentationSchemas,
  auth: authSchemas,
  admin: adminSchemas,
  cart: cartSchemas,
  wishlist: wishlistSchemas,
  enquiries: enquiriesSchemas,
  contact: contactSchemas,
  adminCatalogue: adminCatalogueSchemas,
  adminEnquiries: adminEnquiriesSchemas,
  admins: adminsSchemas,
  adminSearch: adminSearchSchemas,
  dashboard: dashboardSchemas,
  shopDetails: shopDetailsSchemas,
} satisfies { readonly [Group in keyof Contract]: { readonly [Name in keyof Contract[Group]]: EndpointSchemas } }

/** The type of all schemas, from which the client's types are derived. */
export type ContractSchemas = typeof contractSchemas
