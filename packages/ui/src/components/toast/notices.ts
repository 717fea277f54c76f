import { toast } from 'react-hot-toast/headless'

/** What kind of notice it is; it decides how long it stays: success 2 s, error and info 4 s, loading until it is dismissed. */
export const toastTones = ['success', 'error', 'info', 'loading'] as const

export interface ToastNotice {
  tone: (typeof toastTones)[number]
  /** One sentence. */
  text: string
  /** A notice with the id of one that shows takes its place. Unless given, equal notices share one, so that two quick presses say it once. */
  id?: string
}

/** Shows a notice; gives its id, by which it can be replaced or dismissed. */
export function showToast({ tone, text, id = `${tone} ${text}` }: ToastNotice): string {
  return tone === 'info' ? toast(text, { id }) : toast[tone](text, { id })
}

/** Dismisses the notice with this id, or all of them. */
export const dismissToast = (id?: string): void => toast.dismiss(id)
