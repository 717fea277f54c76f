import type { Guard } from './guard.ts'
import type { PageHead } from '../head/head.ts'
import type { ShopFacts } from '../services/shop-facts.ts'

/** What a page's head is made from. */
export interface HeadInput<Data> {
  /** What the page's loader gave. */
  data: Data
  /** The page's address. */
  url: URL
  facts: ShopFacts
}

/** Makes the head of a page from its data. */
export type HeadOf<Data> = (input: HeadInput<Data>) => PageHead

/** What a route says about its page beside its data. */
export interface PageHandle {
  /** The module of its screen, as the build's manifest names it. */
  module: string
  /** Fetched when a person goes on to the page; the first page's head comes with its HTML. */
  head: () => Promise<HeadOf<never>>
  /** What stands on the page while its data is on the way; `authentication` is a page that a guard stands before. */
  pending: { shape: 'home' | 'shop' | 'product' | 'list' | 'text' | 'form' | 'authentication'; label: string }
  /** Who may see the page: everybody else is sent on, by the server, by the router, and when they sign in or out. */
  guard?: Guard
  /** True for a page that shows nothing of its own before the shop's machines run: their files come with its own. */
  needsShop?: boolean
  /** Whether the page with these data starts with a picture, on which the header then lies. */
  startsWithPicture?: (data: never) => boolean
}
