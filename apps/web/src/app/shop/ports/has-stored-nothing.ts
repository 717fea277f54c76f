/**
 * Whether the shop has stored nothing in this browser: no cookie choice, no saved list and no guest. A browser that forbids its
 * storage has nothing either.
 */
export function hasStoredNothing(window: Pick<Window, 'document' | 'localStorage' | 'sessionStorage'>): boolean {
  try {
    return window.document.cookie === '' && window.localStorage.length === 0 && window.sessionStorage.length === 0
  } catch {
    return true
  }
}
