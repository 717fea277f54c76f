import type { ItemKey, ItemType, Line } from '@shop/domain'
import type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from '../identity.ts'
import type { Change } from './changes.ts'
import type { CopyStep, ListCopy, QueuedChange } from './list-copy.ts'
import type { Place } from './list-kind.ts'

/** What a list is told once, when it is made. */
export interface ListInput {
  /** Names this list among all tabs and visits: a new UUID each time. It makes the ids of the changes unique. */
  tab: string
  /** What is known of cookies already; the root tells the rest. */
  consent?: ConsentChoice
}

/** What a list knows. */
export interface ListContext {
  tab: string
  /** How many changes this tab has made: the next one is named by it. */
  changesMade: number
  /** Who the person is; null while nobody has said. */
  identity: Identity | null
  consent: ConsentChoice
  /** Where the list was opened; the next opening may move it to where consent lets it stand. */
  place: Place
  /** Whether the browser says that it has a connection. */
  isOnline: boolean
  /** The browser's copy: the server's last answer and the changes that it has not confirmed. */
  copy: ListCopy
  /** Changes made before the list was open; they are made as soon as it is. */
  later: readonly Change[]
  /** What the person sees: the changes under way and the later ones, replayed on the server's last answer. */
  lines: readonly Line[]
  /** The change that the server is making now. */
  sending: QueuedChange | null
  /** How the server's last answer stands: `due` is to be read, `read` is the latest, `missed` could not be read. */
  answer: 'due' | 'read' | 'missed'
  /** Who the person has become while a change was under way, which is heard out first. */
  nextIdentity: Identity | null
  /** The line that the cart asks about; null when it asks nothing, as the wishlist always. */
  asked: ItemKey | null
}

/** An item as views name it. The kind may be missing, which the list says in its own words. */
export interface NamedItem {
  item: string
  itemType?: string | null | undefined
}

/** What can happen to either list. */
export type ListEvent =
  | IdentityChanged
  | ConsentChanged
  /** The person removes an item. */
  | ({ type: 'line.remove' } & NamedItem)
  /** The person removes everything. */
  | { type: 'list.clear' }
  /** The list may have changed elsewhere: it is read, or checked, again; of one kind of items where that is said. */
  | { type: 'list.refresh'; itemType?: ItemType }
  | ListInsideEvent

/** What a list hears from its own actors and itself; nobody else sends these. */
export type ListInsideEvent =
  /** An action of the person, checked and put into one form. */
  | { type: 'change.made'; change: Change }
  /** The browser's copy, as it was asked for. */
  | { type: 'copy.read'; copy: ListCopy }
  /** Another tab changed the browser's copy. */
  | { type: 'copy.changed'; copy: ListCopy }
  /** Another tab gave the browser's copy to somebody else; `unmade` could not be made any more. */
  | { type: 'copy.foreign'; unmade: readonly Change[] }
  /** No other tab is speaking to the server about this list. */
  | { type: 'turn.taken' }
  /** The connection went or returned. */
  | { type: 'connection.changed'; isOnline: boolean }

/** What the actor that keeps the browser's copy is told. */
export type CopyOrder =
  | { type: 'copy.open'; tab: string; place: Place; owner: string | null }
  | { type: 'copy.reread' }
  | { type: 'copy.step'; step: CopyStep }
  | { type: 'copy.release' }

/** What the list tells its parent. */
export type ListReport =
  /** The server no longer knows the person. */
  | { type: 'session.ended' }
  /** Another tab signed somebody in or out: the root asks the server who the person is. */
  | { type: 'identity.outdated' }
  /** The person moves an item of the wishlist to the cart: the root hands it on as `line.add`. */
  | { type: 'cart.add'; item: string; itemType: ItemType; quantity: number }

/** What views read: see the page about the list. */
export type ListTag = 'loading' | 'busy' | 'waiting' | 'stale' | 'barred' | 'asking'
