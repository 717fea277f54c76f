import type { ToastOptions } from '@shop/ui/components/toast'

/** Milliseconds that a screen reader needs to get to know the empty regions before something enters them. */
const acquaintance = 100

let mount: (() => void) | null = null

/** Says where notices appear; called by the one place that shows them. Gives what undoes it. */
export function provideNotices(show: () => void): () => void {
  mount = show
  return () => {
    mount = null
  }
}

/**
 * Tells the person something: the one listener to what machines and screens emit. Toasts are fetched with the first
 * notice. One that cannot be fetched is left out: what it would have said is no reason for an error page.
 */
export async function notify(notice: ToastOptions): Promise<void> {
  try {
    const { showToast } = await import('@shop/ui/components/toast')
    mount?.()
    setTimeout(() => showToast(notice), acquaintance)
  } catch {
    // Offline, or a new build: the next notice tries again.
  }
}
