const reloadedKey = 'reloaded-for-a-new-build'

/** Milliseconds before another reload is tried: what one reload did not fix, the next will not. */
const pause = 60_000

/**
 * Whether a chunk could not be fetched. A page that was opened before a deployment fails like this, because the chunks of its
 * build are gone.
 */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}

/**
 * Whether to reload now; returning true counts as the try. Never while offline, nor without a storage that remembers the last
 * try.
 */
export function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (!navigator.onLine || Date.now() - last < pause) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
