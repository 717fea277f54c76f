import type { ItemKey, ItemType, Line } from '@shop/domain'
import type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from '../identity.ts'
import type { Change } from './changes.ts'
import type { CopyStep, ListCopy, QueuedChange } from './list-copy.ts'
import type { Place } from './list-kind.ts'

/** The input of a saved list. */
export interface ListInput {
  /** Identifies this machine among all tabs and visits: a new UUID each time. It makes the ids of the changes unique. */
  tab: string
  /** The known cookie choice; the root reports later ones. */
  consent?: ConsentChoice
}

/** The context of a saved list. */
export interface ListContext {
  tab: string
  /** The number of changes made in this tab: part of the next one's id. */
  changesMade: number
  /** The identity of the user; null before the root has reported it. */
  identity: Identity | null
  consent: ConsentChoice
  /** The storage in which the list was opened; the next opening may move it to the one that the consent allows. */
  place: Place
  /** Whether the browser reports a connection. */
  isOnline: boolean
  /** The browser's copy: the server's last response and the unconfirmed changes. */
  copy: ListCopy
  /** Changes made before the list was open; they are applied as soon as it is. */
  later: readonly Change[]
  /** The visible lines: the pending and later changes, replayed on the server's last response. */
  lines: readonly Line[]
  /** The change that is being sent. */
  sending: QueuedChange | null
  /** The status of the server's list: `due` must be loaded, `read` is up to date, `missed` could not be loaded. */
  response: 'due' | 'loaded' | 'failed'
  /** The new identity that arrived while a change was being sent; it applies after the response. */
  nextIdentity: Identity | null
  /** The line that the cart asks about; null without a question, as always in the wishlist. */
  asked: ItemKey | null
}

/** An item as views send it. The type may be missing, which emits a message. */
export interface NamedItem {
  item: string
  itemType?: string | null | undefined
}

/** The events of both saved lists. */
export type ListEvent =
  | IdentityChanged
  | ConsentChanged
  /** The shopper removes an item. */
  | ({ type: 'line.remove' } & NamedItem)
  /** The shopper removes everything. */
  | { type: 'list.clear' }
  /** The list may have changed elsewhere: it is loaded, or its items checked, again; optionally only one type of items. */
  | { type: 'list.refresh'; itemType?: ItemType }
  | ListInsideEvent

/** Internal events, sent by the list itself and its own actors. */
export type ListInsideEvent =
  /** An action of the shopper as a checked change. */
  | { type: 'change.made'; change: Change }
  /** The requested copy from the browser. */
  | { type: 'copy.read'; copy: ListCopy }
  /** Another tab changed the browser's copy. */
  | { type: 'copy.changed'; copy: ListCopy }
  /** Another tab changed the owner of the browser's copy; `missing` are changes that it does not have. */
  | { type: 'owner.changed'; missing: readonly Change[] }
  /** No other tab holds the lock of this list. */
  | { type: 'lock.acquired' }
  /** The connection was lost or restored. */
  | { type: 'connection.changed'; isOnline: boolean }

/** The events of the actor that stores the browser's copy. */
export type CopyCommand =
  | { type: 'copy.open'; tab: string; place: Place; owner: string | null }
  | { type: 'copy.reread' }
  | { type: 'copy.step'; step: CopyStep }
  | { type: 'copy.release' }

/** The reports to the parent. */
export type ListReport =
  /** The server no longer accepts the session. */
  | { type: 'session.ended' }
  /** Another tab signed in or out: the root checks the identity with the server. */
  | { type: 'identity.outdated' }
  /** The shopper moves an item of the wishlist to the cart: the root forwards it as `line.add`. */
  | { type: 'cart.add'; item: string; itemType: ItemType; quantity: number }

/** The tags for views: see the page about the list. */
export type ListTag = 'loading' | 'busy' | 'waiting' | 'stale' | 'disabled' | 'asking'
