import { isSameItem } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { applyChange, linesBeyond, wasMade } from './changes.ts'
import type { Change } from './changes.ts'
import type { ListKind } from './list-kind.ts'

/** A change that the server has not confirmed yet. */
export interface QueuedChange {
  /** Names the change in every tab and after a reload, so that it is never queued or sent twice. */
  id: string
  change: Change
  /** It was sent, and the answer is not known (yet). */
  isSent: boolean
  /** It came from a merge, not from a tap: nothing is said when it worked. */
  isQuiet: boolean
}

/** The browser's copy of a list, as it is kept in storage and in the machine alike. */
export interface ListCopy {
  /** Whose list it is: `guest:<id>` or `customer:<id>`; null for the browser's own, which no server knows. */
  owner: string | null
  /** The server's last answer; of the browser's own list simply its lines. */
  remote: readonly Line[]
  /** The changes that the server has not confirmed yet, oldest first; none for the browser's own list. */
  queue: readonly QueuedChange[]
  /**
   * The names of the changes that were settled last, newest last. Two tabs that write at the same moment overwrite each
   * other: these tell a change that was settled by another tab from one that was lost that way.
   */
  settled: readonly string[]
}

/** How many names of settled changes are kept: more than a tab can miss while it sleeps. */
const settledMaximum = 100

/** The copy of a list without lines. */
export const emptyCopy: ListCopy = { owner: null, remote: [], queue: [], settled: [] }

/** The lines that the person sees: the changes under way, replayed on the server's last answer. */
export function shownLines(kind: ListKind, { remote, queue }: ListCopy): readonly Line[] {
  return queue.reduce<readonly Line[]>((lines, { change }) => applyChange(kind, lines, change), remote)
}

/** One step of a copy. Steps are made on the machine's copy and on the stored one, which other tabs change too. */
export type CopyStep =
  /** The person made a change. */
  | { step: 'append'; queued: QueuedChange }
  /** The change is about to be sent. */
  | { step: 'send'; id: string }
  /** The server made the change; `lines` is its list after it, null when the answer did not tell. */
  | { step: 'confirm'; id: string; lines: readonly Line[] | null }
  /** The server refused the change: it alone is undone. */
  | { step: 'refuse'; id: string }
  /** The server's list was read. Changes whose answer was never heard are looked for in it. */
  | { step: 'take'; lines: readonly Line[] }
  /** These items no longer exist. */
  | { step: 'drop'; items: readonly ItemKey[] }

/** The copy after a step. A step that was made already, or has nothing to do, changes nothing. */
export function takeStep(kind: ListKind, copy: ListCopy, step: CopyStep): ListCopy {
  const { owner, remote, queue } = copy
  switch (step.step) {
    case 'append':
      if (owner === null) return { ...copy, remote: applyChange(kind, remote, step.queued.change) }
      return queue.some(({ id }) => id === step.queued.id) ? copy : { ...copy, queue: [...queue, step.queued] }
    case 'send':
      return { ...copy, queue: queue.map((queued) => (queued.id === step.id ? { ...queued, isSent: true } : queued)) }
    case 'confirm':
      return { ...settle(copy, [step.id]), remote: step.lines ?? afterChange(kind, copy, step.id) }
    case 'refuse':
      return settle(copy, [step.id])
    case 'take': {
      const made = queue.filter(({ change, isSent }) => isSent && wasMade(kind, change, remote, step.lines))
      const { queue: left, settled } = settle(
        copy,
        made.map(({ id }) => id),
      )
      return { owner, remote: step.lines, queue: left.map((queued) => ({ ...queued, isSent: false })), settled }
    }
    case 'drop':
      return { ...copy, remote: remote.filter((line) => !step.items.some((item) => isSameItem(item, line))) }
  }
}

function settle(copy: ListCopy, ids: readonly string[]): ListCopy {
  const settled = [...new Set([...copy.settled, ...ids])].slice(-settledMaximum)
  return { ...copy, queue: copy.queue.filter(({ id }) => !ids.includes(id)), settled }
}

/**
 * What is stored, with what this tab knows beyond it: another tab that wrote at the same moment may not have seen it.
 * The queue is the stored one itself when nothing is missing there: only then is there nothing to be written.
 */
export function catchUp(stored: ListCopy, known: ListCopy): ListCopy {
  const lost = known.queue.filter(({ id }) => !stored.settled.includes(id) && !stored.queue.some((one) => one.id === id))
  const left = stored.queue.filter(({ id }) => !known.settled.includes(id))
  const isWhole = lost.length === 0 && left.length === stored.queue.length
  // What this tab knows before a name that is stored, and which is not stored itself, is older than what is kept.
  const heard = known.settled.findLastIndex((id) => stored.settled.includes(id))
  const { settled } = settle(stored, known.settled.slice(heard + 1))
  return { ...stored, queue: isWhole ? stored.queue : [...left, ...lost], settled }
}

function afterChange(kind: ListKind, { remote, queue }: ListCopy, id: string): readonly Line[] {
  const queued = queue.find((one) => one.id === id)
  return queued ? applyChange(kind, remote, queued.change) : remote
}

/**
 * The copy when it gets another owner. `from` names the tab and the place where it was kept: what two bring adds up.
 *
 * - An account's list is nobody else's: nothing of it stays.
 * - The browser's own list, or a guest's, goes along to whoever is identified next, as changes to be sent. The server
 *   has merged a guest's list into the account when it signed the person in: only what it had not been told goes along.
 * - A guest who is no longer identified keeps the lines in the browser.
 *
 * What was sent counts as told, though its answer was not heard: another tab may be waiting for it. So nothing doubles.
 *
 * The owner and the queue are stored as one text. So a merge that was begun is never begun again, in whatever tab and
 * after whatever reload: the copy has the new owner by then, and what is left of the merge stands in the queue.
 */
export function adoptCopy(kind: ListKind, copy: ListCopy, owner: string | null, from: string): ListCopy {
  if (copy.owner === owner) return copy
  const { settled } = copy
  if (isAccount(copy.owner)) return { ...emptyCopy, owner, settled }
  const lines = shownLines(kind, copy)
  if (owner === null) return { owner, remote: lines, queue: [], settled }
  const known = copy.owner !== null && isAccount(owner) ? toldLines(kind, copy) : []
  const queue = linesBeyond(lines, known).map((line): QueuedChange => ({
    id: `merge:${from}:${line.itemType}:${line.item}`,
    change: { kind: 'add', ...line },
    isSent: false,
    isQuiet: true,
  }))
  return { owner, remote: known, queue, settled }
}

function toldLines(kind: ListKind, copy: ListCopy): readonly Line[] {
  return shownLines(kind, { ...copy, queue: copy.queue.filter(({ isSent }) => isSent) })
}

/** Two copies of the same owner as one: what both places of the browser kept. */
export function joinCopies(kind: ListKind, copy: ListCopy, other: ListCopy): ListCopy {
  const { owner, remote, queue, settled } = copy
  if (owner === null) {
    const both = other.remote.reduce((lines, line) => applyChange(kind, lines, { kind: 'add', ...line }), [...remote])
    return { owner, remote: both, queue: [], settled }
  }
  const others = other.queue.filter(({ id }) => !queue.some((queued) => queued.id === id))
  const both = { owner, remote: remote.length > 0 ? remote : other.remote, queue: [...queue, ...others], settled }
  return settle(both, other.settled)
}

/** Whether a list belongs to an account, so that nothing of it may stay for anyone else. */
export function isAccount(owner: string | null): boolean {
  return owner !== null && owner.startsWith('customer:')
}
