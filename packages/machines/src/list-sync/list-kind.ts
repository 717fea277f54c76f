/** What a list says of one change: that it was made, and that it was not when the server gives no sentence. */
export interface ChangeSentences {
  done: string
  failed: string
}

/** What a list says. The sentences are those of the specification. */
export interface ListMessages {
  add: ChangeSentences
  remove: ChangeSentences
  clear: ChangeSentences
  /** Replaces `done` for a list that only the browser stores. */
  local?: { add: string; remove: string; clear: string }
  /** Changing a quantity says nothing when it worked: the number is there to be seen. */
  setFailed: string
  /** The server's list could not be read. */
  loadFailed: string
  /** Which items still exist could not be found out. */
  checkFailed: string
  /** The check found items that no longer exist. */
  dropped: string
  /** The kind of the item is missing. */
  typeMissing: { add: string; remove: string }
}

/** What tells the cart from the wishlist for the part that both share. */
export interface ListKind {
  name: 'cart' | 'wishlist'
  /** The key of the lines in each storage of the browser. */
  keys: { persistent: string; session: string }
  /** Whether adding an item that is there already adds items. */
  grows: boolean
  messages: ListMessages
}

/** Which of the browser's storages keeps a list. */
export type Place = keyof ListKind['keys']
