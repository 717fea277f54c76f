import type { Notice } from '@shop/machines'
import { loadPart } from '@shop/ui/components/lazy-part'
import type { ToastOptions } from '@shop/ui/components/toast'
import type { AnyActorRef } from 'xstate'

/** Milliseconds that a screen reader needs to register the empty live regions before a toast enters them. */
const announcementDelay = 100
/** Milliseconds before the code of toasts is requested again while one waits. */
const retryPause = 5000

/** The text of a toast when the machine of a part could not be fetched after the user pressed something in it. */
export const loadFailed = 'Could not load. Try again.'

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
    setTimeout(() => {
      for (const notice of due) if (notice.tone !== 'error' || !isOnPage(notice.text)) showToast(notice)
    }, announcementDelay)
  } catch {
    addEventListener('online', showWaiting, { once: true })
    retry = setTimeout(showWaiting, retryPause)
  }
}

/** Whether the page itself shows this error, in an alert or at a field: no message is shown twice. */
function isOnPage(text: string): boolean {
  const alerts = document.querySelectorAll<HTMLElement>('#content [role="alert"], [role$="dialog"] [role="alert"]')
  const fields = [...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? ''),
  )
  const lines = [...alerts, ...fields].flatMap((place) => place?.innerText.split('\n') ?? [])
  return lines.some((line) => line.replace(/^Error: /, '').trim() === text)
}

/** Shows the notice of a machine. Its event to undo goes back to that machine. */
export function notifyOf({ tone, text, undo }: Notice, actor: AnyActorRef, link?: ToastOptions['link']): void {
  // The notices of a saved list are about different items.
  const about = actor.id === 'cart' || actor.id === 'wishlist' ? undefined : actor.id
  void notify({ tone, text, about, undo: undo && (() => actor.send(undo)), link })
}
