import { toast } from 'react-hot-toast/headless'
import type { Toast } from 'react-hot-toast/headless'

/** Kind of toast. It sets the duration: success 2 s, error and info 4 s, loading until it is dismissed. */
export const toastTones = ['success', 'error', 'info', 'loading'] as const

export interface ToastOptions {
  /** Kind of message. It sets the icon, the colour, the duration and whether the toast is announced immediately. */
  tone: (typeof toastTones)[number]
  /** The text: one sentence. */
  text: string
  /**
   * A toast replaces the visible toast with the same id. Default: an id derived from the content, so that equal toasts appear
   * once.
   */
  id?: string
  /** Subject of the toast, such as a form. A success dismisses earlier errors about the same subject. */
  about?: string | undefined
  /** Takes back what the toast reports. The toast then has the button Undo and stays for ten seconds. */
  undo?: (() => void) | undefined
  /** A link to what the toast reports: 'View cart'. */
  link?: { label: string; href: string } | undefined
}

/** A toast in the list of react-hot-toast, which keeps additional options. */
export type ShownToast = Toast & Pick<ToastOptions, 'undo' | 'link'>

/** Milliseconds that a toast with Undo stays. */
const undoDuration = 10_000

let undoable = 0

/**
 * Shows a toast and returns its id, which replaces or dismisses it. Toasts with Undo are never merged with equal ones, because
 * each takes back an action of its own.
 */
export function showToast({ tone, text, id = `${tone} ${text}`, about, undo, link }: ToastOptions): string {
  if (about !== undefined) replaceErrors(about, tone === 'error' ? id : null, tone === 'success')
  const options = undo ? { id: `${id} ${++undoable}`, duration: undoDuration, undo } : { id, link }
  return tone === 'info' ? toast(text, options) : toast[tone](text, options)
}

const errorsAbout = new Map<string, string[]>()

function replaceErrors(about: string, error: string | null, isSuccess: boolean): void {
  const errors = errorsAbout.get(about) ?? []
  if (isSuccess) errors.forEach(dismissToast)
  errorsAbout.set(about, isSuccess ? [] : error === null ? errors : [...errors, error])
}

/** Dismisses the toast with this id, or all toasts. */
export const dismissToast = (id?: string): void => toast.dismiss(id)
