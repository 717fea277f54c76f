/** Keeps a dialog open when the user presses a toast, which is outside of it. */
export function stayOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-notices]')) event.preventDefault()
}
