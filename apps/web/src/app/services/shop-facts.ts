import { createContext, use } from 'react'
import type { ShopIdentity } from '@shop/domain'

/** What every screen may know about the shop it belongs to. */
export interface ShopFacts {
  shop: ShopIdentity
  /** The shop's address in links that leave it, without a slash at the end. */
  publicUrl: string
  /** Of the copyright line; the server says it, so that its page and the browser's agree at midnight too. */
  year: number
}

const ShopFactsContext = createContext<ShopFacts | null>(null)

/** Gives the shop's facts to every screen below. */
export const ShopFactsProvider = ShopFactsContext.Provider

/** The shop's facts: name, chat number, address. */
export function useShopFacts(): ShopFacts {
  const facts = use(ShopFactsContext)
  if (!facts) throw new Error('A screen needs a ShopFactsProvider above it.')
  return facts
}
