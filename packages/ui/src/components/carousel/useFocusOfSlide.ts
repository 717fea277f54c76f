import { useLayoutEffect } from 'react'

/**
 * Moves the focus from the slide that leaves to the one that comes. A hidden slide is inert, so the browser would drop the focus,
 * and the next arrow key would do nothing.
 */
export function useFocusOfSlide(index: number): void {
  useLayoutEffect(() => {
    // The browser drops the focus only when it paints, which is after this.
    const focused = document.activeElement
    // The slide that comes may still be outside the stage, which must not scroll to it.
    if (focused?.closest('[inert]')) controlOfCurrentSlide(focused)?.focus({ preventScroll: true })
  }, [index])
}

/** The first link or button of the slide that is shown now in the carousel around an element. */
export function controlOfCurrentSlide(element: Element): HTMLElement | null | undefined {
  const slide = element.closest('[aria-roledescription="carousel"]')?.querySelector('[data-place="current"]')
  return slide?.querySelector<HTMLElement>('a, button')
}
