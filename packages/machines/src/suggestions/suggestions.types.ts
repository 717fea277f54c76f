import type { Product } from '@shop/api'
import type { ShopCategory, Style } from '@shop/domain'

/** What is suggested for a text, in the order of the list. */
export interface Suggestions {
  /** The text that they are for. */
  readonly text: string
  readonly products: readonly Product[]
  readonly categories: readonly ShopCategory[]
  readonly styles: readonly Style[]
}

/** A step of the recent searches of the browser, which returns them, the newest first. */
export type RecentStep = { kind: 'read' } | { kind: 'add' | 'remove'; search: string } | { kind: 'clear' }

/** The data of the suggestions machine. */
export interface SuggestionsContext {
  /** The text in the search box, without outer spaces. */
  text: string
  /** The suggestions in the list, which may be none; null while it is closed. Those of the previous text stay until others are loaded. */
  found: Suggestions | null
  /** The recent searches in the list; empty while it shows none. */
  recent: readonly string[]
  /** The step of the recent searches that is being taken, or was taken last. */
  step: RecentStep
}

/** The events of the suggestions machine. */
export type SuggestionsEvent =
  /** The user changed the text in the search box, or entered the empty box. */
  | { type: 'text.typed'; text: string }
  /** The user searched for a text. */
  | { type: 'search.made'; search: string }
  /** The user removed one of the recent searches, or all of them. */
  | { type: 'recent.removed'; search: string }
  | { type: 'recent.cleared' }
  /** The user left the search box, pressed Escape, or searched or opened something. */
  | { type: 'list.closed' }

/** The tags that views read. */
export type SuggestionsTag = 'busy'
