import { createContext, use } from 'react'
import type { ShopRuntime } from './shop-runtime.ts'

const ShopRuntimeContext = createContext<ShopRuntime | null>(null)

/** Gives the machines of the shop to every screen below; stories and tests give others. */
export const ShopRuntimeProvider = ShopRuntimeContext.Provider

/** The machines of the shop, running or not. Screens use the hooks beside this one. */
export function useShopRuntime(): ShopRuntime {
  const runtime = use(ShopRuntimeContext)
  if (!runtime) throw new Error('A screen needs a ShopRuntimeProvider above it.')
  return runtime
}
