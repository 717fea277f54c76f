/** For what closes by a press beside it: a press on a notice, such as its Dismiss, is none. */
export function stayOpenForNotice(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-notices]')) event.preventDefault()
}
