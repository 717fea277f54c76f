import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { collectCoverage, coverageAddress } from './machine-coverage.ts'

/**
 * Playwright's `test`, with two additions: a test fails on any console message, and `visit`
 * waits until the page responds to taps.
 */
export const test = base.extend<{ visit: (path: string) => Promise<void>; coverage: void; quietConsole: void }>({
  coverage: [
    async ({ browser }, use) => {
      const report = coverageAddress === undefined ? null : await collectCoverage(browser, coverageAddress)
      await use()
      await report?.()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
      await use()
      expect(messages.filter((line) => !isSuggestion(line) && !isNetworkStatus(line) && !isUnusedPreload(line))).toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Goes offline and waits until the page knows it. A request that fails earlier counts as failed while online. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

/** Suggestions from the browser, such as a username field in the form that resets a password. */
function isSuggestion(line: string): boolean {
  return line.startsWith('verbose: [DOM]')
}

/** On a busy computer, a picture may be shown long after its preload. `weight.spec.ts` tests that the preloaded picture is the one shown. */
function isUnusedPreload(line: string): boolean {
  return line.includes('was preloaded using link preload but not used within a few seconds')
}

/** Some journeys make requests fail on purpose: the browser logs them, and the admin forms log a failed save. */
function isNetworkStatus(line: string): boolean {
  return /Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))|^warning: ApiError: .* failed with status [45]\d\d/.test(
    line,
  )
}

export { expect, type Locator }
