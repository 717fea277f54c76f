/** Milliseconds of waiting in a browser without `requestIdleCallback`. */
const fallbackDelay = 1000
/** Milliseconds of waiting on a page that is never idle, such as on a busy phone. */
const timeout = 2000

/**
 * Calls `then` once the page has loaded and the browser is idle, or has been busy for too long. Returns the function that cancels
 * it.
 */
export function whenIdle(then: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(then, { timeout })
      cancel = () => cancelIdleCallback(idle)
      return
    }
    const timer = setTimeout(then, fallbackDelay)
    cancel = () => clearTimeout(timer)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}
