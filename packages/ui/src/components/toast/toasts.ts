import { toast } from 'react-hot-toast/headless'

/** Kind of toast. It sets the duration: success 2 s, error and info 4 s, loading until it is dismissed. */
export const toastTones = ['success', 'error', 'info', 'loading'] as const

export interface ToastOptions {
  tone: (typeof toastTones)[number]
  /** The text: one sentence. */
  text: string
  /**
   * A toast replaces the visible toast with the same id. Default: an id derived from the content, so that equal toasts appear
   * once.
   */
  id?: string
}

/** Shows a toast and returns its id, which replaces or dismisses it. */
export function showToast({ tone, text, id = `${tone} ${text}` }: ToastOptions): string {
  return tone === 'info' ? toast(text, { id }) : toast[tone](text, { id })
}

/** Dismisses the toast with this id, or all toasts. */
export const dismissToast = (id?: string): void => toast.dismiss(id)
