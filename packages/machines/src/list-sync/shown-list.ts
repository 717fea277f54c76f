import type { ItemKey, Line } from '@shop/domain'
import type { ListContext, ListTag } from './list-sync.types.ts'

/** A cart or a wishlist as its page shows it. */
export interface ShownList {
  /** `loading` while nobody knows what is in it; then `empty` or `filled`. */
  state: 'loading' | 'empty' | 'filled'
  lines: readonly Line[]
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  /** What the person has to know about the whole list: it waits for the connection, or the server's could not be read. */
  notice: 'waiting' | 'stale' | null
}

/** What the page of a list shows of its machine. */
export function shownList(list: { context: ListContext; hasTag: (tag: ListTag) => boolean }): ShownList {
  const { lines, copy, answer } = list.context
  const isWaiting = list.hasTag('waiting')
  // Before its turn among the tabs the list waits for the server's answer as well, and nobody knows what is in it. A list
  // that the browser keeps alone waits for no answer.
  const isLoading = list.hasTag('loading') || (list.hasTag('busy') && answer === 'due' && copy.owner !== null)
  return {
    state: lines.length > 0 ? 'filled' : isLoading ? 'loading' : 'empty',
    lines,
    waiting: isWaiting ? copy.queue.flatMap(({ change }) => (change.kind === 'clear' ? [] : [change])) : [],
    notice: isWaiting ? 'waiting' : list.hasTag('stale') ? 'stale' : null,
  }
}
