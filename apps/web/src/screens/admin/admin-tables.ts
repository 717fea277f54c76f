import { createAdminTableActors } from '@shop/machines'
import type { collectionAdminMachine, productAdminMachine } from '@shop/machines'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import type { Services } from '../../app/services/services.ts'

/** The two tables of the dashboard, which outlive the forms. */
export interface AdminTables {
  products: ActorRefFrom<typeof productAdminMachine>
  collections: ActorRefFrom<typeof collectionAdminMachine>
}

const AdminTablesContext = createContext<AdminTables | null>(null)

/** Provides the tables to the admin screens. */
export const AdminTablesProvider = AdminTablesContext.Provider

/** The two tables of the dashboard. Forms report what they saved, and the tables show it without a reload. */
export function useAdminTables(): AdminTables {
  const tables = use(AdminTablesContext)
  if (!tables) throw new Error('An admin screen needs an AdminTablesProvider above it.')
  return tables
}

/** The actors of a table of products and of one of collections. */
export function tableActors({ api, adminApi }: Pick<Services, 'api' | 'adminApi'>) {
  const catalogue = lazyEndpoints(api, 'catalogue', ['productCount', 'collectionCount'])
  const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['products', 'collections'])
  return createAdminTableActors({ api: { catalogue, adminCatalogue } })
}
