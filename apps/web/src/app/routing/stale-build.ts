const reloadedKey = 'reloaded-for-a-new-build'

/** Milliseconds before another reload is allowed, because a second reload rarely fixes what the first one did not. */
const pause = 60_000

/**
 * Whether a chunk could not be fetched. A page that was opened before a deployment fails like this, because the chunks of its
 * build are gone.
 */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}

/**
 * Returns whether to reload now, and records the attempt if so. Never reloads offline, or without a storage for the time of the
 * last attempt.
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
