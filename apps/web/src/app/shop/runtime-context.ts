import { createContext, use } from 'react'
import type { ShopRuntime } from './shop-runtime.ts'

const ShopRuntimeContext = createContext<ShopRuntime | null>(null)

/** Provides the shop's machines to every screen below; stories and tests provide others. */
export const ShopRuntimeProvider = ShopRuntimeContext.Provider

/** The runtime of the shop's machines. Screens use the hooks in this folder instead. */
export function useShopRuntime(): ShopRuntime {
  const runtime = use(ShopRuntimeContext)
  if (!runtime) throw new Error('A screen needs a ShopRuntimeProvider above it.')
  return runtime
}
