import { useEffect, useRef } from 'react'

interface SavedForm {
  isSaving: boolean
  /** Why the save was rejected, as a message; null without a reason. */
  failure: string | null
  /** The messages about fields, as a list or by field. Each rejection has a new object. */
  problems: object
}

/**
 * After a rejected save, focuses the first invalid field, or the alert with `data-failure` if no field is invalid: they may be off screen.
 * After a successful one, focuses the field from which it was sent, if the field lost the focus because it was disabled meanwhile.
 *
 * @returns The ref of the element around the fields and the alert, and `onSave` to call when the user saves.
 */
export function useFocusOnRejection<Root extends HTMLElement>({ isSaving, failure, problems }: SavedForm) {
  const root = useRef<Root>(null)
  const savedFrom = useRef<Element | null>(null)
  const wasSaving = useRef(false)
  useEffect(() => {
    const isRejected = failure !== null || Object.keys(problems).length > 0
    const hasEnded = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    const left = savedFrom.current as HTMLElement | null
    if (left === null || isSaving || (!isRejected && !hasEnded)) return
    // A problem that appears after a successful save, such as an unreadable picture, is no rejection.
    savedFrom.current = null
    if (!isRejected) {
      if (document.activeElement === document.body) left.focus()
      return
    }
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const invalidPart = find('[aria-invalid="true"], [data-invalid="true"]')
    // The rich text editor is an iframe; if it failed to load, it is a textarea.
    const field = invalidPart?.matches('[data-invalid]')
      ? invalidPart.querySelector<HTMLElement>('iframe, textarea')
      : invalidPart
    ;(field ?? find('[data-failure]'))?.focus()
  }, [failure, problems, isSaving])
  return { root, onSave: () => void (savedFrom.current = document.activeElement) }
}
