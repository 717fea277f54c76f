import type { User } from '@shop/api'
import { useShopRuntime } from './runtime-context.ts'
import { useShopSelector } from './useShopSelector.ts'

/** The role that menus and controls depend on. */
export type ShopRole = 'visitor' | 'customer' | 'admin'

/** The signed-in user or null: at first that of the rendered page, then that of the session machine. */
export function useUser(): User | null {
  const { renderedUser } = useShopRuntime()
  return useShopSelector('auth', ({ context: { user } }) => (user === undefined ? renderedUser : user), renderedUser)
}

/** The role of the current user; 'visitor' when signed out. */
export function useRole(): ShopRole {
  return useUser()?.role ?? 'visitor'
}
