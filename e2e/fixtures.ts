import { test as base, expect, type Locator, type Page } from '@playwright/test'

/**
 * Playwright's `test`, with two promises that hold on every page: the browser's console stays empty, and `visit`
 * waits until the page answers to taps.
 */
export const test = base.extend<{ visit: (path: string) => Promise<void>; quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      await use()
      expect(complaints.filter((line) => !isSuggestion(line) && !isNetworkStatus(line))).toEqual([])
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

/** Waits until React has taken over the page that the server sent. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Cuts the connection, and waits until the page knows: what fails before that has failed with a connection. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

/** What the browser's developers suggest, such as a field for a name that the reset of a password does not know. */
function isSuggestion(line: string): boolean {
  return line.startsWith('verbose: [DOM]')
}

/**
 * The browser itself notes a document or call that was refused or cut off, which some journeys ask for on purpose, and
 * the back office logs what it could not save.
 */
function isNetworkStatus(line: string): boolean {
  return /Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))|^warning: ApiError: .* failed with status [45]\d\d/.test(
    line,
  )
}

export { expect, type Locator }
