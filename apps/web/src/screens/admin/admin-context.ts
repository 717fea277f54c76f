import type { collectionAdminMachine, productAdminMachine } from '@shop/machines'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

/** What every screen of the back office shares: the two sections of the dashboard, which outlive its forms. */
export interface AdminTables {
  products: ActorRefFrom<typeof productAdminMachine>
  collections: ActorRefFrom<typeof collectionAdminMachine>
}

const AdminTablesContext = createContext<AdminTables | null>(null)

/** Gives the sections to the screens of the back office. */
export const AdminTablesProvider = AdminTablesContext.Provider

/** The two sections of the dashboard: what a form saved is told to them, and they show it without a reload. */
export function useAdminTables(): AdminTables {
  const desk = use(AdminTablesContext)
  if (!desk) throw new Error('A screen of the back office needs an AdminTablesProvider above it.')
  return desk
}
