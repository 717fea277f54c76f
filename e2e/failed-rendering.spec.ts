import type { BrowserContext, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const failed = 'This page could not be loaded.'

/** More prices than any page has. */
const always = 1_000_000

declare global {
  interface Window {
    /** How many more prices cannot be formatted. */
    failures: number
  }
}

/** Opens a page that may log errors, and in which prices cannot be formatted while `failures` are left. */
async function openPage(context: BrowserContext, path: string, failures: number): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((count) => {
    window.failures = count
    const method = Object.getOwnPropertyDescriptor(String.prototype, 'padStart')
    Object.defineProperty(String.prototype, 'padStart', {
      get(): unknown {
        if (window.failures-- > 0) throw new Error('planted')
        return method?.value
      },
    })
  }, failures)
  await page.goto(path)
  await hydrated(page)
  return page
}

test('a page that cannot be rendered says so, keeps the header, and is rendered by Try again', async ({ context }) => {
  const page = await openPage(context, '/aboutUS', always)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: failed })).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Showroom' }).click()
  await expect(page).toHaveURL(/showroom/)
  await expect(page.getByRole('heading', { name: failed })).toBeHidden()

  await page.goBack()
  await expect(page.getByRole('heading', { name: failed })).toBeVisible()
  await page.evaluate(() => {
    window.failures = 0
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})

test('a page whose hydration fails is rendered by the browser, and says so when that fails too', async ({ context }) => {
  const mended = await openPage(context, '/shop', 1)
  await expect(mended.getByRole('main').getByRole('article')).toHaveCount(12)
  await mended.getByRole('button', { name: 'Load More' }).click()
  await expect(mended.getByRole('main').getByRole('article')).toHaveCount(24)

  const broken = await openPage(context, '/shop', always)
  await expect(broken.getByRole('heading', { name: failed })).toBeVisible()
})
