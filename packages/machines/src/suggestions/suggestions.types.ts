import type { Product } from '@shop/api'
import type { ShopCategory, Style } from '@shop/domain'

/** What is suggested for a text. Its options are numbered in this order. */
export interface Suggestions {
  readonly products: readonly Product[]
  readonly categories: readonly ShopCategory[]
  readonly styles: readonly Style[]
}

/** The data of the suggestions machine. */
export interface SuggestionsContext {
  /** The text in the search box, without outer spaces. */
  text: string
  /** The suggestions in the list; null while it is closed. Those of the previous text stay until others are loaded. */
  found: Suggestions | null
  /** The number of the active option, from 0; null while the text itself is active. */
  active: number | null
}

/** The events of the suggestions machine. */
export type SuggestionsEvent =
  /** The user changed the text in the search box. */
  | { type: 'text.typed'; text: string }
  /** The user pressed an arrow key: to the next option, or to the one before. */
  | { type: 'option.moved'; by: 1 | -1 }
  /** The user left the search box, pressed Escape, or searched or opened something. */
  | { type: 'list.closed' }

/** The tags that views read. */
export type SuggestionsTag = 'busy'
