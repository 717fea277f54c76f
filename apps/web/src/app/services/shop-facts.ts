import { createContext, use } from 'react'
import type { ShopIdentity } from '@shop/domain'

/** The facts about the shop that every screen may show. */
export interface ShopFacts {
  shop: ShopIdentity
  /** The shop's origin for absolute links, without a trailing slash. */
  publicUrl: string
  /** The year of the copyright line. The server decides it, so that its page and the browser's agree at midnight. */
  year: number
}

const ShopFactsContext = createContext<ShopFacts | null>(null)

/** Provides the shop's facts to every screen below. */
export const ShopFactsProvider = ShopFactsContext.Provider

/** The shop's facts: name, chat number, address. */
export function useShopFacts(): ShopFacts {
  const facts = use(ShopFactsContext)
  if (!facts) throw new Error('A screen needs a ShopFactsProvider above it.')
  return facts
}
