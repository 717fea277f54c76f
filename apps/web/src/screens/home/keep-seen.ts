/**
 * Keeps those sections laid out that have once been near the screen. Scrolling back repeats no work, and a screenshot of the whole page
 * shows them.
 *
 * @param sections - the parent of sections with `content-visibility: auto`
 */
export function keepSeen(sections: HTMLElement | null): void {
  sections?.addEventListener('contentvisibilityautostatechange', (event) => {
    const { skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && event.target instanceof HTMLElement) event.target.style.contentVisibility = 'visible'
  })
}
