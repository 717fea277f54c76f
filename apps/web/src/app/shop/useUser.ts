import type { User } from '@shop/api'
import { useShopRuntime } from './runtime-context.ts'
import { useShopSelector } from './useShopSelector.ts'

/** What the menus and controls of the shop depend on. */
export type ShopRole = 'visitor' | 'customer' | 'admin'

/** Who is signed in, null for nobody: as the page was rendered, and from then on as the session says. */
export function useUser(): User | null {
  const { renderedUser } = useShopRuntime()
  const user = useShopSelector('auth', ({ context }) => context.user, undefined)
  return user === undefined ? renderedUser : user
}

/** Whether the person is a customer, an admin, or nobody who is signed in. */
export function useRole(): ShopRole {
  return useUser()?.role ?? 'visitor'
}
