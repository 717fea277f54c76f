import type { ItemType } from '@shop/domain'

/** What a deletion is told once, when the person presses Delete. */
export interface ItemDeletionInput {
  itemType: ItemType
  /** The item to delete. */
  id: string
}

/** What a deletion knows. */
export interface ItemDeletionContext extends ItemDeletionInput {
  /** What the person is asked. */
  question: string
  /** Why the item could not be deleted, as a sentence; null when nothing failed. */
  failure: string | null
}

/** What can happen to a deletion. */
export type ItemDeletionEvent =
  /** The person says yes. */
  | { type: 'deletion.confirm' }
  /** The person says no, or closes the dialog. Ignored once the item is being deleted. */
  | { type: 'deletion.cancel' }

/** How a deletion ended. */
export interface ItemDeletionOutput {
  /** `deleted`: lists that show the item drop it, by `item.deleted`. */
  outcome: 'deleted' | 'kept'
  id: string
}

/** What views read: see the page about deletions. */
export type ItemDeletionTag = 'asking' | 'busy'
