import type { collectionAdminMachine, productAdminMachine } from '@shop/machines'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

/** What every screen of the back office shares: the two sections of the dashboard, which outlive its forms. */
export interface OfficeDesk {
  products: ActorRefFrom<typeof productAdminMachine>
  collections: ActorRefFrom<typeof collectionAdminMachine>
}

const OfficeContext = createContext<OfficeDesk | null>(null)

/** Gives the sections to the screens of the back office. */
export const OfficeProvider = OfficeContext.Provider

/** The two sections of the dashboard: what a form saved is told to them, and they show it without a reload. */
export function useOfficeDesk(): OfficeDesk {
  const desk = use(OfficeContext)
  if (!desk) throw new Error('A screen of the back office needs an OfficeProvider above it.')
  return desk
}
