import type { Notice } from '@shop/machines'
import { loadPart } from '@shop/ui/components/lazy-part'
import type { ToastOptions } from '@shop/ui/components/toast'
import type { AnyActorRef } from 'xstate'

/** Milliseconds that a screen reader needs to register the empty live regions before a toast enters them. */
const announcementDelay = 100
/** Milliseconds before the code of toasts is requested again while one waits. */
const retryPause = 5000

let mount: (() => void) | null = null

/** Registers the component that shows toasts. Returns the function that removes it. */
export function registerToasts(show: () => void): () => void {
  mount = show
  return () => {
    mount = null
  }
}

/**
 * Shows a toast, for everything that machines and screens emit. A toast whose code cannot be fetched waits, and is shown as soon
 * as it can be.
 */
export async function notify(notice: ToastOptions): Promise<void> {
  waiting.push(notice)
  await showWaiting()
}

let waiting: ToastOptions[] = []
let retry: ReturnType<typeof setTimeout> | undefined

async function showWaiting(): Promise<void> {
  clearTimeout(retry)
  try {
    const { showToast } = await loadPart(() => import('@shop/ui/components/toast'))
    const due = waiting
    waiting = []
    mount?.()
    setTimeout(() => due.forEach((notice) => showToast(notice)), announcementDelay)
  } catch {
    addEventListener('online', showWaiting, { once: true })
    retry = setTimeout(showWaiting, retryPause)
  }
}

/** Shows the notice of a machine. Its event to undo goes back to that machine. */
export function notifyOf({ tone, text, undo }: Notice, actor: AnyActorRef): void {
  void notify({ tone, text, undo: undo && (() => actor.send(undo)) })
}
