import { useEffect, useRef } from 'react'

/**
 * After a save that was rejected, focuses the first invalid field, or the alert with `data-failure`: they may be off screen.
 *
 * @param failure Why the save was rejected, as a message.
 * @param problems The messages about fields. Each rejection has a new object.
 * @returns The ref of what surrounds the fields and the alert, and `onSave` to call when the user saves.
 */
export function useFocusOnRejection(isSaving: boolean, failure: string | null, problems: object) {
  const root = useRef<HTMLDivElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSaving || !isSent.current) return
    isSent.current = false
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('[data-failure]'))?.focus()
  }, [isSaving, failure, problems])
  return { root, onSave: () => void (isSent.current = true) }
}
