import type { Notice } from '@shop/machines'
import type { ToastOptions } from '@shop/ui/components/toast'
import type { AnyActorRef } from 'xstate'

/** Milliseconds that a screen reader needs to register the empty live regions before a toast enters them. */
const announcementDelay = 100

let mount: (() => void) | null = null

/** Registers the component that shows toasts. Returns the function that removes it. */
export function registerToasts(show: () => void): () => void {
  mount = show
  return () => {
    mount = null
  }
}

/**
 * Shows a toast, for everything that machines and screens emit. The code of toasts is downloaded with the first one. A toast
 * whose code fails to load is dropped, because it does not justify an error page.
 */
export async function notify(notice: ToastOptions): Promise<void> {
  try {
    const { showToast } = await import('@shop/ui/components/toast')
    mount?.()
    setTimeout(() => showToast(notice), announcementDelay)
  } catch {
    // Offline or after a deployment: the next toast tries again.
  }
}

/** Shows the notice of a machine. Its event to undo goes back to that machine. */
export function notifyOf({ tone, text, undo }: Notice, actor: AnyActorRef, link?: ToastOptions['link']): void {
  void notify({ tone, text, undo: undo && (() => actor.send(undo)), link })
}
