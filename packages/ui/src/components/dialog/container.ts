import { createContext, use } from 'react'

const DialogContainerContext = createContext<HTMLElement | null>(null)

/** Keeps the dialogs below it inside an element, as in a preview of a screen, and the page around it in use. */
export const DialogContainer = DialogContainerContext.Provider

/** The element that dialogs stay in; null for the whole page. */
export function useDialogContainer(): HTMLElement | null {
  return use(DialogContainerContext)
}

/** Ignores Escape while the focus is elsewhere on the page around the container. */
export function ignoreEscapeOutside(container: HTMLElement | null) {
  return (event: KeyboardEvent) => {
    if (container && !container.contains(document.activeElement)) event.preventDefault()
  }
}
