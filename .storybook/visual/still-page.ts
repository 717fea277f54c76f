import type { Browser, Page } from '@playwright/test'

/** The date that every story sees. */
const now = new Date('2026-03-02T10:00:00Z')

/** Opens a page without animations in which time stands still, so that two runs produce the same pixels. */
export async function openStillPage(
  browser: Browser,
  options: { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } },
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  await context.addInitScript(dropLongTimers)
  await context.addInitScript(disableMotion)
  await context.clock.setFixedTime(now)
  return context.newPage()
}

/** In the page: drops timers longer than 1.5 seconds, so that a slow machine sees no toast expire. */
function dropLongTimers(): void {
  const original = window.setTimeout.bind(window)
  window.setTimeout = ((action: () => void, delay = 0) =>
    delay < 1500 ? original(action, delay) : 0) as typeof window.setTimeout
}

/** In the page: disables animations, because the corners of an animated element sometimes differ by a shade. */
function disableMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
