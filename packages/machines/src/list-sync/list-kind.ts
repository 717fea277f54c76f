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
  /** The success messages for a list that only the browser stores; `done` unless given. */
  local?: { add: string; remove: string; clear: string }
  /** The message when a quantity could not be changed, in a list with quantities. A success emits no notice, since the number is visible. */
  setFailed?: string
  /** The message when the server's list could not be loaded. */
  loadFailed: string
  /** The message when the existence of the items could not be checked. */
  checkFailed: string
  /** The message when the check found items that no longer exist. */
  dropped: string
  /** The messages when the type of the item is missing. */
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

/** The storage that has the copy. */
export type Place = keyof ListKind['keys']
