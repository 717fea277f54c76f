import type { ItemState, ItemType } from '@shop/domain'

/** An item that is about to change. */
export interface BulkItem {
  _id: string
  name: string
  updatedAt: string
  state: ItemState
}

/** The kinds of changes, as the user chooses them. */
export const bulkKinds = ['raise', 'lower', 'promotion', 'endPromotion', 'hide', 'publish', 'delete'] as const

export type BulkKind = (typeof bulkKinds)[number]

/** One item in a request: its new state, and the version that it replaces. */
type ItemChange = ItemState & { _id: string; updatedAt: string }

/** The request for a change of several items. */
export interface BulkRequest {
  itemType: ItemType
  items: ItemChange[]
}

/** An item with its new version. */
export interface ItemVersion {
  _id: string
  updatedAt: string
}

export interface BulkChangeInput {
  itemType: ItemType
  /** The chosen items. */
  items: readonly BulkItem[]
}

export interface BulkChangeContext extends BulkChangeInput {
  /** The chosen kind of change; null before the choice. */
  kind: BulkKind | null
  /** The percentage, as typed. */
  percent: string
  /** The versions after the change, which an undo replaces. */
  versions: readonly ItemVersion[]
  /** Why the change could not be saved, as a message; null without a failure. */
  failure: string | null
  /** Whether the items may differ from what the table shows: a response was lost, or an item has changed meanwhile. */
  isOutdated: boolean
  /** The ids of the items that have changed meanwhile, as the last attempt found out; empty when it did not. */
  changedMeanwhile: readonly string[]
}

export type BulkChangeEvent =
  /** The user chose a kind of change. */
  | { type: 'kind.choose'; kind: BulkKind }
  /** The user typed a percentage: `percent` is all of it. */
  | { type: 'percent.typed'; percent: string }
  /** The user applies the change. Ignored while the preview changes nothing. */
  | { type: 'change.confirm' }
  /** The user closes the dialog. Ignored once the change is being saved. */
  | { type: 'change.cancel' }
  /** The user pressed Undo in the notice about the change. */
  | { type: 'change.undo' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }

export interface BulkChangeOutput {
  /** After `outdated` the user has closed the dialog, and the items may differ from what the table shows. */
  outcome: 'changed' | 'undone' | 'kept' | 'outdated'
}

/** A report that the items have changed, or may have: what shows them loads them again. */
export interface ItemsChanged {
  type: 'items.changed'
}

/** The tags that views read. */
export type BulkChangeTag = 'choosing' | 'busy' | 'changed'
