import type { ItemType } from '@shop/domain'

/** The input of a deletion, when the user presses Delete. */
export interface ItemDeletionInput {
  itemType: ItemType
  /** The item to delete. */
  id: string
  /** Its name, for the question. */
  name: string
}

export interface ItemDeletionContext extends ItemDeletionInput {
  /** The question to the user. */
  question: string
  /** Why the item could not be deleted, as a message; null without a failure. */
  failure: string | null
  /** Whether the response to an attempt was lost, so that the item may be deleted already. */
  isUncertain: boolean
}

export type ItemDeletionEvent =
  /** The user confirms the deletion. */
  | { type: 'deletion.confirm' }
  /** The user declines the deletion or closes the dialog. Ignored once the item is being deleted. */
  | { type: 'deletion.cancel' }
  /** The user pressed Undo in the notice about the deletion. */
  | { type: 'deletion.undo' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }

export interface ItemDeletionOutput {
  outcome: 'deleted' | 'restored' | 'kept'
  id: string
}

/** A report that the item was deleted or restored, or may have been: what shows it removes it or loads again. */
export interface ItemDeletionReport {
  type: 'deletion.reported'
  change: 'deleted' | 'restored' | 'uncertain'
}

/** The tags for views: see the page about deletions. */
export type ItemDeletionTag = 'asking' | 'busy' | 'deleted'
