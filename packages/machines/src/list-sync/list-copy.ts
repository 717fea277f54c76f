import { isSameItem } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { applyChange, concernsItemOf, wasApplied } from './changes.ts'
import type { Change } from './changes.ts'
import type { ListKind } from './list-kind.ts'

/** A change that the server has not confirmed yet. */
export interface QueuedChange {
  /** Identifies the change in every tab and after a reload, so that it is never queued or sent twice. */
  id: string
  change: Change
  /**
   * The `Idempotency-Key` of an addition: the server counts it once, however often it is sent. Other changes have none, because they may be
   * repeated. Additions that an older version of the shop stored have none either.
   */
  key?: string
  /** Whether the change was sent and its response is not known. */
  isSent: boolean
  /** Whether it was sent although the server's list was not known: then a later list does not show whether it was made. */
  isUnsure?: boolean
  /** Whether the change came from a merge and not from the user: its success emits no notice. */
  isQuiet: boolean
}

/** The browser's copy of a saved list. The storage and the machine have the same one. */
export interface ListCopy {
  /** The owner: `guest:<id>` or `customer:<id>`; null for a list that only the browser has. */
  owner: string | null
  /** The server's last response; for a list that only the browser has, its lines. */
  remote: readonly Line[]
  /** The changes that the server has not confirmed yet, oldest first; none for a list that only the browser has. */
  queue: readonly QueuedChange[]
  /**
   * The ids of the last confirmed or rejected changes, newest last. Two tabs that write at the same moment overwrite each other. When a
   * change is missing from the stored queue, these ids show whether it was confirmed or rejected, or was lost in this way.
   */
  settled: readonly string[]
}

/** The maximum number of stored ids of confirmed or rejected changes: more than a tab can miss while it sleeps. */
const settledMaximum = 100

/** An empty copy of a saved list. */
export const emptyCopy: ListCopy = { owner: null, remote: [], queue: [], settled: [] }

/** The visible lines: the pending changes, replayed on the server's last response. */
export function shownLines(kind: ListKind, { remote, queue }: ListCopy): readonly Line[] {
  return queue.reduce<readonly Line[]>((lines, { change }) => applyChange(kind, lines, change), remote)
}

/** One step of a copy. Each step is applied to the machine's copy and to the stored one, which other tabs change too. */
export type CopyStep =
  /** The shopper made a change. */
  | { step: 'append'; queued: QueuedChange }
  /** The change is about to be sent; `isUnsure` when the server's list is not known. */
  | { step: 'send'; id: string; isUnsure: boolean }
  /** The server confirmed the change; `lines` is its list after the change, or null when the response did not contain it. */
  | { step: 'confirm'; id: string; lines: readonly Line[] | null }
  /** The session had ended, so the server did not make the change, which is the next one again. */
  | { step: 'deny'; id: string }
  /** The server rejected the change: only this one is undone. */
  | { step: 'reject'; id: string }
  /** The server failed to make the change, which is sent again later: first come the changes of other items. */
  | { step: 'postpone'; id: string }
  /** The server's list was loaded. It shows which changes without a response were applied. */
  | { step: 'load'; lines: readonly Line[] }
  /** The existence check found items that no longer exist. */
  | { step: 'drop'; items: readonly ItemKey[] }

/** The copy after a step. A step that was applied before, or has no effect, changes nothing. */
export function applyStep(kind: ListKind, copy: ListCopy, step: CopyStep): ListCopy {
  const { owner, remote, queue } = copy
  switch (step.step) {
    case 'append':
      if (owner === null) return { ...copy, remote: applyChange(kind, remote, step.queued.change) }
      return queue.some(({ id }) => id === step.queued.id) ? copy : { ...copy, queue: [...queue, step.queued] }
    case 'send':
    case 'deny': {
      const sending = step.step === 'send' ? { isSent: true, ...(step.isUnsure && { isUnsure: true }) } : { isSent: false }
      return { ...copy, queue: queue.map((queued) => (queued.id === step.id ? { ...queued, ...sending } : queued)) }
    }
    case 'confirm':
      return { ...settle(copy, [step.id]), remote: step.lines ?? afterChange(kind, copy, step.id) }
    case 'reject':
      return settle(copy, [step.id])
    case 'postpone':
      return { ...copy, queue: postponed(queue, step.id) }
    case 'load': {
      // Without the list before it, only the server knows whether it has counted an addition, so this is sent again with its key.
      const made = queue.filter(
        ({ change, key, isSent, isUnsure }) =>
          isSent && !(isUnsure && key !== undefined) && wasApplied(kind, change, remote, step.lines),
      )
      const { queue: left, settled } = settle(
        copy,
        made.map(({ id }) => id),
      )
      return {
        owner,
        remote: step.lines,
        queue: left.map((queued) => (queued.key === undefined ? { ...queued, isSent: false } : queued)),
        settled,
      }
    }
    case 'drop':
      return { ...copy, remote: remote.filter((line) => !step.items.some((item) => isSameItem(item, line))) }
  }
}

/** The queue with an unsent change behind all others, but before the next one of its item. */
function postponed(queue: readonly QueuedChange[], id: string): readonly QueuedChange[] {
  const place = queue.findIndex((queued) => queued.id === id)
  const failed = queue[place]
  if (failed === undefined) return queue
  const later = queue.slice(place + 1)
  const next = later.findIndex(({ change }) => concernsItemOf(change, failed.change))
  const end = next < 0 ? later.length : next
  return [...queue.slice(0, place), ...later.slice(0, end), { ...failed, isSent: false }, ...later.slice(end)]
}

/** The copy without the changes with these ids, which were confirmed or rejected. */
export function settle(copy: ListCopy, ids: readonly string[]): ListCopy {
  const settled = [...new Set([...copy.settled, ...ids])].slice(-settledMaximum)
  return { ...copy, queue: copy.queue.filter(({ id }) => !ids.includes(id)), settled }
}

/**
 * The stored copy with the changes that only this tab knows, because another tab that wrote at the same moment may have missed
 * them. The queue is the same object as the stored one when nothing is missing, so that nothing has to be written.
 */
export function catchUp(stored: ListCopy, known: ListCopy): ListCopy {
  const lost = known.queue.filter(({ id }) => !stored.settled.includes(id) && !stored.queue.some((one) => one.id === id))
  const left = stored.queue.filter(({ id }) => !known.settled.includes(id))
  const isWhole = lost.length === 0 && left.length === stored.queue.length
  // Known ids before the last shared one that are not stored are older than the stored ones, so they are not added again.
  const lastShared = known.settled.map((id) => stored.settled.includes(id)).lastIndexOf(true)
  const { settled } = settle(stored, known.settled.slice(lastShared + 1))
  return { ...stored, queue: isWhole ? stored.queue : sentFirst([...left, ...lost]), settled }
}

function afterChange(kind: ListKind, { remote, queue }: ListCopy, id: string): readonly Line[] {
  const queued = queue.find((one) => one.id === id)
  return queued ? applyChange(kind, remote, queued.change) : remote
}

/** The changes of two queues in their order, first those that were sent: a line remembers the key of its last addition only. */
export function sentFirst(queue: readonly QueuedChange[]): readonly QueuedChange[] {
  return [...queue.filter(({ isSent }) => isSent), ...queue.filter(({ isSent }) => !isSent)]
}

/** Whether a copy belongs to an account, so that none of it may stay for another user. */
export function isAccount(owner: string | null): boolean {
  return owner !== null && owner.startsWith('customer:')
}
