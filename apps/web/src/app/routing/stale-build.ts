const reloadedKey = 'reloaded-for-a-new-build'

/** Reloads are not tried again for this long, in milliseconds: what one reload did not mend, the next will not. */
const pause = 60_000

/**
 * Whether an error is that of a chunk which could not be fetched. After a new build the chunks of the old one are gone:
 * a page that was opened before then fails when it asks for one.
 */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}

/**
 * Whether a reload is worth trying now; saying yes counts as the try. Offline, and without a storage that remembers
 * the last try, it never is.
 */
export function takeReloadTurn(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (!navigator.onLine || Date.now() - last < pause) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
