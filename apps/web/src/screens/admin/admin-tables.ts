import type { collectionAdminMachine, productAdminMachine } from '@shop/machines'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

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
