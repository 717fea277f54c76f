import type { ItemKey, ItemType, Line } from '@shop/domain'
import type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from '../identity.ts'
import type { Change } from './changes.ts'
import type { CopyStep, ListCopy, QueuedChange } from './list-copy.ts'
import type { Place } from './list-kind.ts'

export interface ListInput {
  /** Identifies this machine among all tabs and visits: a new UUID each time. It makes the ids of the changes unique. */
  tab: string
  /** The known cookie choice; the root reports later ones. */
  consent?: ConsentChoice
}

export interface ListContext {
  tab: string
  /** The number of changes made in this tab: part of the next one's id. */
  changesMade: number
  /** The identity of the user; null before the root has reported it. */
  identity: Identity | null
  consent: ConsentChoice
  /** The storage in which the list was opened. Opening it again may move it to the storage that the consent allows. */
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
  /** The status of the server's list: `due` must be loaded, `loaded` is up to date, `failed` could not be loaded. */
  response: 'due' | 'loaded' | 'failed'
  /** The new identity that arrived while a change was being sent; it applies after the response. */
  nextIdentity: Identity | null
  /** The line that the cart asks about; null without a question. Always null in the wishlist. */
  asked: ItemKey | null
}

/** An item as views send it. The type may be missing, which emits a message. */
export interface NamedItem {
  item: string
  itemType?: string | null | undefined
}

export type ListEvent =
  | IdentityChanged
  | ConsentChanged
  /** The shopper removes an item. */
  | ({ type: 'line.remove' } & NamedItem)
  /** The shopper removes everything. */
  | { type: 'list.clear' }
  /**
   * The list may have changed elsewhere: it is loaded again, or its items are checked again; optionally only those of one type.
   */
  | { type: 'list.refresh'; itemType?: ItemType }
  /** The shopper undoes a removal: the lines that it removed from the list of this owner are added again. */
  | { type: 'lines.restore'; owner: string | null; lines: readonly Line[] }
  | ListInsideEvent

/** Internal events, sent by the list itself and its own actors. */
export type ListInsideEvent =
  /** The shopper made a change; its item type was checked. The success of a quiet change emits no notice. */
  | { type: 'change.made'; change: Change; isQuiet?: boolean }
  /** The browser's copy was read. */
  | { type: 'copy.read'; copy: ListCopy }
  /** Another tab changed the browser's copy. */
  | { type: 'copy.changed'; copy: ListCopy }
  /** Another tab changed the owner of the browser's copy; `missing` are changes that it does not have. */
  | { type: 'owner.changed'; missing: readonly Change[] }
  /** This tab holds the lock of the list. */
  | { type: 'lock.acquired' }
  /** The connection was lost or restored. */
  | { type: 'connection.changed'; isOnline: boolean }

/** The commands to the actor that stores the browser's copy. */
export type CopyCommand =
  | { type: 'copy.open'; tab: string; place: Place; owner: string | null }
  | { type: 'copy.reread' }
  | { type: 'copy.step'; step: CopyStep }
  | { type: 'copy.release' }

/** The reports to the parent. */
export type ListReport =
  /** The server rejected a request because the session has ended. */
  | { type: 'session.ended' }
  /** Another tab signed in or out: the root checks the identity with the server. */
  | { type: 'identity.outdated' }
  /** The shopper moves an item of the wishlist to the cart: the root forwards it as `line.add`. */
  | { type: 'cart.add'; item: string; itemType: ItemType; quantity: number }

/** The tags for views: see the page about the list. */
export type ListTag = 'loading' | 'busy' | 'waiting' | 'stale' | 'disabled' | 'asking'
