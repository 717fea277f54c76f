import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** Hides the page, and stops the events that tell it of its end, as when a phone closes a tab in the background. */
async function closeTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    const stop = (event: Event) => event.stopImmediatePropagation()
    for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, stop, { capture: true })
  })
}

async function closeAndOpen(page: Page): Promise<void> {
  await closeTab(page)
  await page.reload()
  await hydrated(page)
}

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top)
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Opens Shop, loads its second page and returns its cards. */
async function openTwoPages(page: Page, visit: (path: string) => Promise<void>): Promise<Locator> {
  await visit('/shop')
  await page.getByRole('button', { name: 'Load More' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  return cards
}

test('a list has its loaded items and its place again when the phone has closed its tab, also after Back from a product', async ({
  page,
  visit,
}) => {
  const cards = await openTwoPages(page, visit)
  // The second place shows the end of the first page, and the last one is below it.
  for (const top of [3000, 5800, 7000]) {
    await scrollTo(page, top)
    await closeAndOpen(page)
    await expect(cards).toHaveCount(24)
    await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(3)
  }

  await cards.nth(20).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await hydrated(page)
  await closeAndOpen(page)
  await page.goBack()
  await expect(cards).toHaveCount(24)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2900)
})

test('Back past the entry of the skip link shows the list of each address', async ({ page, visit }) => {
  await visit('/shop')
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const newest = await names.allTextContents()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
  await expect.poll(() => names.allTextContents()).not.toEqual(newest)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect.poll(() => names.allTextContents()).toEqual(newest)
})

test('Back to another list of the same page finds its items and its place when the phone has closed the tab', async ({
  page,
  visit,
}) => {
  const cards = await openTwoPages(page, visit)
  await scrollTo(page, 7000)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await closeAndOpen(page)
  await page.goBack()
  await expect(cards).toHaveCount(24)
  await expect.poll(async () => Math.abs((await scrolled(page)) - 7000)).toBeLessThan(3)
})

test('a list that is scrolled before the app runs stays there', async ({ page, visit }) => {
  const cards = await openTwoPages(page, visit)
  await scrollTo(page, 3000)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await promise
    await route.continue()
  })
  await closeTab(page)
  await page.reload()
  await scrollTo(page, 400)
  release()
  await hydrated(page)
  await expect(cards).toHaveCount(24)
  expect(await scrolled(page)).toBe(400)
})

test('a page that is opened again in the same tab begins at its top', async ({ page, visit }) => {
  await visit('/aboutUS')
  await scrollTo(page, 600)
  await closeAndOpen(page)
  await expect.poll(() => scrolled(page)).toBe(600)
  await visit('/aboutUS')
  expect(await scrolled(page)).toBe(0)
})

test('Back from another site finds what was typed into a form, except a password', async ({ page, visit }) => {
  await visit('/signup')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Obi')
  await page.getByRole('textbox', { name: 'Password' }).fill('long-Enough-2026')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.evaluate(() => location.assign('/robots.txt'))
  await expect(page).toHaveURL(/robots/)
  await page.goBack()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
})
