import type { ItemKey, Line } from '@shop/domain'
import type { ListContext, ListTag } from './list-sync.types.ts'

/** The data that the page of a cart or a wishlist shows. */
export interface ShownList {
  /** The state of the page: `loading` before the content is known, then `empty` or `filled`. */
  state: 'loading' | 'empty' | 'filled'
  lines: readonly Line[]
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  /** A message about the whole list: it waits for the connection, or the server's list could not be loaded. */
  notice: 'waiting' | 'stale' | null
}

/** Selects what the page of a saved list shows. */
export function shownList(list: { context: ListContext; hasTag: (tag: ListTag) => boolean }): ShownList {
  const { lines, copy, response } = list.context
  const isWaiting = list.hasTag('waiting')
  // While the tab waits for the lock, the server's list is not loaded yet either. A list that only the browser has waits for no
  // response.
  const isLoading = list.hasTag('loading') || (list.hasTag('busy') && response === 'due' && copy.owner !== null)
  return {
    state: lines.length > 0 ? 'filled' : isLoading ? 'loading' : 'empty',
    lines,
    waiting: isWaiting ? copy.queue.flatMap(({ change }) => (change.kind === 'clear' ? [] : [change])) : [],
    notice: isWaiting ? 'waiting' : list.hasTag('stale') ? 'stale' : null,
  }
}
