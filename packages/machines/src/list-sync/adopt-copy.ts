import { createId } from '@shop/domain'
import type { Line } from '@shop/domain'
import { applyChange, concernsItemOf, excessLines, lineOf } from './changes.ts'
import type { Change } from './changes.ts'
import { isAccount, sentFirst, settle, shownLines } from './list-copy.ts'
import type { ListCopy, QueuedChange } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'

/** How the ids of the changes begin that move lines of the browser to the server. */
const movePrefix = 'merge:'

/**
 * The copy after a change of owner. `from` identifies the tab and the storage it comes from, so that the contributions of two
 * add up.
 *
 * - An account's list belongs to nobody else: none of it stays. Lines that were in the browser before the sign-in and that the account
 * has not received are not the account's: they stay for a guest or a visitor, but not for another account.
 * - The browser's own list, or a guest's, moves to the next identified user, as changes to send. The server merged a guest's
 * list into the account at sign-in: only changes that it had not received move. A lower quantity and a removal replace those of the account.
 * - A guest who is no longer identified keeps the list in the browser.
 *
 * Sent changes count as received, even if their response was lost: another tab may be waiting for it. So nothing is
 * duplicated.
 *
 * The owner and the queue are stored as one text. So a merge never starts twice, in any tab and after any reload: the copy
 * has the new owner by then, and the rest of the merge is in the queue.
 */
export function adoptCopy(kind: ListKind, copy: ListCopy, owner: string | null, from: string): ListCopy {
  if (copy.owner === owner) return copy
  const { settled } = copy
  if (isAccount(copy.owner)) {
    const left = { owner, remote: [], queue: isAccount(owner) ? [] : unreceivedMoves(copy), settled }
    return owner === null ? { ...left, remote: shownLines(kind, left), queue: [] } : left
  }
  const lines = shownLines(kind, copy)
  if (owner === null) return { owner, remote: lines, queue: [], settled }
  const known = copy.owner !== null && isAccount(owner) ? receivedLines(kind, copy) : []
  const queue = movingChanges(lines, known).map((change): QueuedChange => {
    const key = createId(crypto)
    return { id: `${movePrefix}${from}:${key}`, change, ...(change.kind === 'add' && { key }), isSent: false, isQuiet: true }
  })
  return { owner, remote: known, queue, settled }
}

/** The changes that turn the lines that the server knows into `lines`. They concern no other lines of an account. */
function movingChanges(lines: readonly Line[], known: readonly Line[]): Change[] {
  const additions = excessLines(lines, known).map((line): Change => ({ kind: 'add', ...line }))
  const reductions = excessLines(known, lines).map(({ item, itemType }): Change => {
    const left = lineOf(lines, { item, itemType })
    return left ? { kind: 'set', ...left } : { kind: 'remove', item, itemType }
  })
  return [...additions, ...reductions]
}

function receivedLines(kind: ListKind, copy: ListCopy): readonly Line[] {
  return shownLines(kind, { ...copy, queue: copy.queue.filter(({ isSent }) => isSent) })
}

/** The additions of a merge that the account has not received, without those whose lines were removed since. */
function unreceivedMoves({ queue }: ListCopy): readonly QueuedChange[] {
  return queue.reduce<readonly QueuedChange[]>((moves, queued) => {
    const { id, change, isSent } = queued
    if (change.kind === 'add') return id.startsWith(movePrefix) && !isSent ? [...moves, queued] : moves
    return change.kind === 'set' ? moves : moves.filter((move) => !concernsItemOf(move.change, change))
  }, [])
}

/** Merges two copies of the same owner from both storages of the browser. */
export function joinCopies(kind: ListKind, copy: ListCopy, other: ListCopy): ListCopy {
  const { owner, remote, queue, settled } = copy
  if (owner === null) {
    const both = other.remote.reduce((lines, line) => applyChange(kind, lines, { kind: 'add', ...line }), [...remote])
    return { owner, remote: both, queue: [], settled }
  }
  const others = other.queue.filter(({ id }) => !queue.some((queued) => queued.id === id))
  const both = { owner, remote: remote.length > 0 ? remote : other.remote, queue: sentFirst([...queue, ...others]), settled }
  return settle(both, other.settled)
}
