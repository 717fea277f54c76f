/** The messages about one change: its success, and its failure when the server sends no message. */
interface ChangeSentences {
  done: string
  failed: string
}

/** The messages of a saved list, as the specification has them. */
export interface ListMessages {
  add: ChangeSentences
  remove: ChangeSentences
  clear: ChangeSentences
  /** Replaces `done` for a list that only the browser stores. */
  local?: { add: string; remove: string; clear: string }
  /** A changed quantity emits no notice: the number is visible. */
  setFailed: string
  /** The server's list could not be loaded. */
  loadFailed: string
  /** The existence of the items could not be checked. */
  checkFailed: string
  /** The check found items that no longer exist. */
  dropped: string
  /** The type of the item is missing. */
  typeMissing: { add: string; remove: string }
}

/** The differences between cart and wishlist in the chart that they share. */
export interface ListKind {
  name: 'cart' | 'wishlist'
  /** The key of the lines in both storages of the browser. */
  keys: { persistent: string; session: string }
  /** Whether adding an existing item increases its quantity. */
  grows: boolean
  messages: ListMessages
}

/** Which of the browser's storages has the copy. */
export type Place = keyof ListKind['keys']
