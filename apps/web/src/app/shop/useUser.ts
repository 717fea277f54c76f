import type { User } from '@shop/api'
import { useShopRuntime } from './runtime-context.ts'
import { useShopSelector } from './useShopSelector.ts'

/** The role that menus and controls depend on. */
export type ShopRole = 'visitor' | 'customer' | 'admin'

/** The signed-in user or null: as the page was rendered, then as the session says. */
export function useUser(): User | null {
  const { renderedUser } = useShopRuntime()
  const user = useShopSelector('auth', ({ context }) => context.user, undefined)
  return user === undefined ? renderedUser : user
}

/** The role of the user: customer, admin or visitor. */
export function useRole(): ShopRole {
  return useUser()?.role ?? 'visitor'
}
