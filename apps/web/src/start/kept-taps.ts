/**
 * Keeps taps on buttons until the app runs, and then repeats them in their order. What works without a script, such as links
 * and the search form, is left to the browser.
 */
export function keepTaps(): void {
  const page = document.documentElement
  const taps: HTMLElement[] = []

  function keep(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="tab"]') : null
    if (button === null || worksWithoutScript(button)) return
    event.preventDefault()
    taps.push(button)
    button.ariaBusy = 'true'
  }

  function repeat(): void {
    observer.disconnect()
    removeEventListener('click', keep, { capture: true })
    for (const button of taps) {
      button.ariaBusy = null
      button.click()
    }
  }

  const observer = new MutationObserver(repeat)
  observer.observe(page, { attributeFilter: ['data-hydrated'] })
  addEventListener('click', keep, { capture: true })
}

/** Whether a button sends a form that the server handles. */
function worksWithoutScript(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.form?.hasAttribute('action') === true && button.type === 'submit'
}
