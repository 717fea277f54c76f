import { limits } from '@shop/domain'
import type { Line } from '@shop/domain'
import { isRecord } from '../is-record.ts'
import type { KeyStorage } from '../ports.ts'
import { emptyCopy, shownLines } from './list-copy.ts'
import type { ListCopy } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import { readLines, readNames, readQueue } from './read-lines.ts'

/**
 * The key for the rest of the copy, next to the key of the lines. Its text has the owner, the server's last response and the
 * unconfirmed changes. A list that only the browser has does not use it.
 */
export function syncKey(key: string): string {
  return `${key}.sync`
}

/** Reads the copy under a key of a storage; null without one. Throws when the storage is blocked. */
export function readCopy(kind: ListKind, storage: KeyStorage, key: string): ListCopy | null {
  const text = storage.get(key)
  const syncText = storage.get(syncKey(key))
  if (text === null && syncText === null) return null
  const sync = parse(syncText)
  // Lines next to an invalid sync text are treated as a local list, because they contain items and no user.
  if (!isRecord(sync) || typeof sync.owner !== 'string') {
    return { ...emptyCopy, remote: readLines(kind, parse(text)).slice(0, limits.linesMaximum) }
  }
  return {
    owner: sync.owner,
    remote: readLines(kind, sync.remote),
    queue: readQueue(kind, sync.queue),
    settled: readNames(sync.settled),
  }
}

/**
 * Writes a copy under a key. Returns false when the storage is full or blocked; nothing partial or older remains then, since
 * an older queue would be sent again. The copy is written first: without its lines it is still complete.
 */
export function writeCopy(kind: ListKind, storage: KeyStorage, key: string, copy: ListCopy): boolean {
  try {
    const lines = shownLines(kind, copy)
    if (copy.owner === null) {
      if (lines.length > 0) storage.set(key, linesText(kind, lines))
      else storage.remove(key)
      storage.remove(syncKey(key))
    } else {
      storage.set(syncKey(key), JSON.stringify(copy))
      storage.set(key, linesText(kind, lines))
    }
    return true
  } catch {
    removeCopy(storage, key)
    return false
  }
}

/** Removes a key from a storage, if the storage allows it. */
export function removeCopy(storage: KeyStorage, key: string): void {
  for (const each of [key, syncKey(key)]) {
    try {
      storage.remove(each)
    } catch {
      // Nothing can be removed from a blocked storage.
    }
  }
}

/** The stored text of lines; entries of the wishlist have no quantity. */
function linesText({ grows }: ListKind, lines: readonly Line[]): string {
  const kept = lines.map(({ item, itemType, quantity }) => (grows ? { item, itemType, quantity } : { item, itemType }))
  return JSON.stringify(kept)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
