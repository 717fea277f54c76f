import { dashboard } from './dashboard.ts'
import { inbox } from './inbox.ts'

/** The endpoints that only admin pages use. Shoppers do not download them. */
export const adminContract = { dashboard, inbox } as const
