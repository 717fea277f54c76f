import { whenIdle } from '../../app/shop/when-idle.ts'

/**
 * Lays out sections with `content-visibility: auto` one after the other while the page is idle, so that each takes a short task of its own and
 * the page has its real height. Their pictures wait until they come near the screen, and stay then.
 *
 * @param parent - the parent of the sections
 * @returns what stops it
 */
export function layOutLater(parent: HTMLElement | null): (() => void) | undefined {
  if (parent === null) return undefined
  const sections = Array.from(parent.children)
  let stop = () => {}
  const layOutNext = () => {
    const section = sections.shift()
    if (section === undefined) return
    show(section)
    stop = whenIdle(layOutNext)
  }
  parent.addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) show(event.target)
  })
  stop = whenIdle(layOutNext)
  return () => stop()
}

function show(part: EventTarget | null): void {
  if (part instanceof HTMLElement) part.style.contentVisibility = 'visible'
}
