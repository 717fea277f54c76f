import type { InboxMessage } from '@shop/api'
import type { MessageState } from '@shop/domain'

/** The request for a page of messages; `page` counts from 1. */
export interface InboxPageRequest {
  search: string
  /** Null asks for all messages. */
  state: MessageState | null
  page: number
  limit: number
}

/** A page of messages. */
export interface InboxPage {
  messages: readonly InboxMessage[]
  total: number
}

/** A message that is being marked. */
export interface Marking {
  id: string
  isDone: boolean
}

export interface InboxInput {
  /** The number of messages on a page; 12 by default. */
  limit?: number
}

export interface InboxContext {
  /** The visible messages. One that was just marked stays until the next page is loaded. */
  messages: readonly InboxMessage[]
  page: number
  limit: number
  /** The visible state: open messages by default; null shows all. */
  state: MessageState | null
  /** The search of the last request. */
  search: string
  /** The text in the search box, as typed. */
  searchText: string
  /** How many messages match; null before the first response. */
  total: number | null
  /** Why the messages could not be loaded, as a message; null without a failure. */
  problem: string | null
  /** The message that is being marked; null when none is. */
  marking: Marking | null
}

export type InboxEvent =
  /** The user chose open messages, done ones, or all (null). */
  | { type: 'state.set'; state: MessageState | null }
  /** The user chose a page, counted from 1. */
  | { type: 'page.go'; page: number }
  /** The user typed in the search box: `text` is all of it. The search starts after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The user pressed Enter in the search box: the search starts at once. */
  | { type: 'search.submitted' }
  /** The user tries again after a failure. */
  | { type: 'list.refresh' }
  /** The user marked a message as done, or opened it again. Ignored while another one is being marked. */
  | { type: 'message.mark'; id: string; isDone: boolean }

/** The tags that views read. */
export type InboxTag = 'loading' | 'loaded' | 'empty' | 'failed' | 'marking' | 'busy'
