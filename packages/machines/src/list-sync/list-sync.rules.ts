import { createId, parseItemType } from '@shop/domain'
import type { ItemKey, ItemType, Line } from '@shop/domain'
import type { Identity } from '../identity.ts'
import { applyChange } from './changes.ts'
import type { Change } from './changes.ts'
import { emptyCopy, shownLines } from './list-copy.ts'
import type { ListCopy, QueuedChange } from './list-copy.ts'
import type { ListKind, Place } from './list-kind.ts'
import type { ListContext, ListInput, NamedItem } from './list-sync.types.ts'

/** The initial context, before the identity is known. */
export function firstContext({ tab, consent = 'unset' }: ListInput): ListContext {
  return {
    tab,
    changesMade: 0,
    identity: null,
    consent,
    place: placeOf({ consent }),
    isOnline: true,
    copy: emptyCopy,
    later: [],
    lines: [],
    sending: null,
    response: 'due',
    nextIdentity: null,
    asked: null,
  }
}

/** The context changes for a new copy or new later changes: the visible lines are derived from both. */
export function showing(kind: ListKind, { copy, later }: Pick<ListContext, 'copy' | 'later'>) {
  const lines = later.reduce((shown, change) => applyChange(kind, shown, change), shownLines(kind, copy))
  return { copy, later, lines }
}

/** The owner of the browser's copy for an identity. An admin has none. */
export function ownerOf(identity: Identity): ListCopy['owner'] {
  if (identity.kind === 'guest') return `guest:${identity.anonymousId}`
  return identity.kind === 'customer' ? `customer:${identity.user._id}` : null
}

/** Whether two identities have the same saved lists. */
export function isSameIdentity(one: Identity | null, other: Identity): boolean {
  return one !== null && one.kind === other.kind && ownerOf(one) === ownerOf(other)
}

/** The storage for a saved list: only with consent is it the persistent one. */
export function placeOf({ consent }: Pick<ListContext, 'consent'>): Place {
  return consent === 'accepted' ? 'persistent' : 'session'
}

/** Gives a change an id that is unique among all tabs and visits, and an addition the key that the server counts it once with. */
export function queuedChange({ tab, changesMade }: ListContext, change: Change, isQuiet = false): QueuedChange {
  const key = change.kind === 'add' && { key: createId(crypto) }
  return { id: `${tab}:${changesMade}`, change, ...key, isSent: false, isQuiet }
}

/** Whether a change adds a line that moves from another list, or that Undo brings back. */
export function isMove(queued: QueuedChange | null | undefined): boolean {
  return queued?.isQuiet === true && queued.change.kind === 'add'
}

/** Whether the next change is a move that waits for the server's list, because the last request failed. */
export function isHeld({ response, copy }: Pick<ListContext, 'response' | 'copy'>): boolean {
  return response === 'failed' && isMove(copy.queue[0])
}

/**
 * Whether the next change may be sent: for the first time, or again because the server's list is loaded and the change has a key. Without
 * a key, the loaded list shows whether the change was made.
 */
export function isSendable({ response, copy: { queue } }: Pick<ListContext, 'response' | 'copy'>): boolean {
  const [next] = queue
  return next !== undefined && (!next.isSent || (next.key !== undefined && response === 'loaded'))
}

/** The item in an event; null when its type is missing or unknown. */
export function itemOf({ item, itemType }: NamedItem): ItemKey | null {
  const parsed = parseItemType(itemType ?? '')
  return parsed && { item, itemType: parsed }
}

/** The item in an event, as the params of an action or a guard. */
export function namedItem({ event }: { event: NamedItem }): { item: ItemKey | null } {
  return { item: itemOf(event) }
}

/** The items of lines, optionally of one type. */
export function itemsOf(lines: readonly Line[], only: ItemType | null = null): ItemKey[] {
  return lines.filter(({ itemType }) => only === null || itemType === only).map(({ item, itemType }) => ({ item, itemType }))
}
