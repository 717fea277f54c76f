/** Milliseconds for which a link waits for the app. Then the browser follows it, and the taps before it are lost. */
const patience = 5000

/**
 * Keeps taps on buttons until the app runs, and then repeats them in their order. What works without a script, such as links
 * and the search form, is left to the browser, except for a link after a button: it would leave the page before the tap took effect.
 */
export function keepTaps(): void {
  const page = document.documentElement
  const taps: HTMLElement[] = []
  let leaving: ReturnType<typeof setTimeout> | undefined

  function keep(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLElement>('button, [role="tab"]') ?? null
    const link = taps.length === 0 ? null : linkOf(event, target)
    const tapped = button ?? link
    if (tapped === null || worksWithoutScript(tapped)) return
    event.preventDefault()
    taps.push(tapped)
    markBusy(tapped, true)
    if (link) leaving ??= setTimeout(() => location.assign(link.href), patience)
  }

  function repeat(): void {
    observer.disconnect()
    clearTimeout(leaving)
    removeEventListener('click', keep, { capture: true })
    for (const tapped of taps) {
      markBusy(tapped, false)
      tapped.click()
    }
  }

  const observer = new MutationObserver(repeat)
  observer.observe(page, { attributeFilter: ['data-hydrated'] })
  addEventListener('click', keep, { capture: true })
}

/** Shows that the tap was received. The style is the element's own, because the style sheet may not be there yet. */
function markBusy(element: HTMLElement, isBusy: boolean): void {
  element.ariaBusy = isBusy ? 'true' : null
  element.style.opacity = isBusy ? '0.6' : ''
}

/** The link to another page of the shop that a tap opens in this tab; null when it opens none. */
function linkOf(event: MouseEvent, target: Element | null): HTMLAnchorElement | null {
  const link = target?.closest<HTMLAnchorElement>('a[href]:not([target])') ?? null
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return link?.origin === location.origin && !isElsewhere ? link : null
}

/** Whether an element is the button of a form that the server handles. */
function worksWithoutScript(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.form?.hasAttribute('action') === true && element.type === 'submit'
}
