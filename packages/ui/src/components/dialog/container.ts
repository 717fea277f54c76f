import { createContext, use } from 'react'

const DialogContainerContext = createContext<HTMLElement | null>(null)

/** Renders the dialogs below it inside an element, such as the preview of a screen, and keeps the page around it usable. */
export const DialogContainer = DialogContainerContext.Provider

/** The element that contains dialogs; null for the whole page. */
export function useDialogContainer(): HTMLElement | null {
  return use(DialogContainerContext)
}

/** Ignores Escape while the focus is elsewhere on the page around the container. */
export function ignoreEscapeOutside(container: HTMLElement | null) {
  return (event: KeyboardEvent) => {
    if (container && !container.contains(document.activeElement)) event.preventDefault()
  }
}
