import type { Line } from '@shop/domain'
import type { KeyStorage } from '../ports.ts'
import { emptyCopy, shownLines } from './list-copy.ts'
import type { ListCopy } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import { isRecord, readLines, readNames, readQueue } from './read-lines.ts'

/**
 * The key beside the lines: whose list it is, the server's last answer and the changes it has not confirmed, in one
 * text. The browser's own list has no such key.
 */
export function syncKey(key: string): string {
  return `${key}.sync`
}

/** The copy that a storage keeps under a key; null when it keeps none. Throws when the storage is forbidden. */
export function readCopy(kind: ListKind, storage: KeyStorage, key: string): ListCopy | null {
  const text = storage.get(key)
  const syncText = storage.get(syncKey(key))
  if (text === null && syncText === null) return null
  const lines = readLines(kind, parse(text))
  const sync = parse(syncText)
  // Lines beside a broken text are taken for the browser's own: they name items, and nobody.
  if (!isRecord(sync) || typeof sync.owner !== 'string') return { ...emptyCopy, remote: lines }
  return {
    owner: sync.owner,
    remote: readLines(kind, sync.remote),
    queue: readQueue(kind, sync.queue),
    settled: readNames(sync.settled),
  }
}

/**
 * Keeps a copy under a key. Gives false when the storage is full or forbidden; nothing half-written or older is then
 * left there, as an older queue would be sent again. The copy goes first: without its lines it is still whole.
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

/** Removes what a storage keeps under a key, as far as it lets anyone. */
export function removeCopy(storage: KeyStorage, key: string): void {
  for (const each of [key, syncKey(key)]) {
    try {
      storage.remove(each)
    } catch {
      // A storage that is forbidden keeps nothing.
    }
  }
}

/** An entry of the wishlist has no quantity. */
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
