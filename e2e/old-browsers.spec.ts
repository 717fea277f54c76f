import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newerFunctions } from './newer-functions.ts'
import { linkWithCount, orderText } from './shopping.ts'
import { admin, newcomer, submitSignUp } from './users.ts'

/** Makes the page's browser one of the oldest that run the app. The code of Playwright keeps its own functions. */
async function becomeOld(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const [owner = '', part] = path.split('.')
      const found = owner === 'window' ? window : Reflect.get(window, owner)
      for (const name of names) Reflect.deleteProperty(part ? found[part] : found, name)
    }
  }, newerFunctions)
}

/** What Safari before 16.4 cannot read of the downloaded scripts: lookbehind and static blocks. The editor of texts may have some. */
function unreadableParts(page: Page): () => Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (/\/assets\/(?!TinyEditor).*\.js$/.test(request.url())) scripts.add(request.url())
  })
  return async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    return texts.flatMap((text) => text.match(/.{0,40}(?:\(\?<[=!]|static ?\{).{0,40}/) ?? [])
  }
}

test('a shopper with a browser of 2021 filters, saves, signs up and orders', async ({ page, visit }) => {
  await becomeOld(page)
  const unreadable = unreadableParts(page)
  await visit('/shop')
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'On promotion' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/shop\?isPromo=true$/)
  await page.getByRole('button', { name: 'Wishlist: Eleganza Channel Sofa' }).click()
  await expect(linkWithCount(page, 'Wishlist', 1)).toBeVisible()
  await page.getByRole('link', { name: 'Eleganza Channel Sofa' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await visit('/signup')
  await submitSignUp(page, newcomer())
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
  await visit('/cart')
  await expect.poll(() => orderText(page)).toContain('Eleganza Channel Sofa')
  expect(await unreadable()).toEqual([])
})

test('an admin with a browser of 2021 opens a product and changes its name', async ({ page, visit }) => {
  await becomeOld(page)
  const unreadable = unreadableParts(page)
  await page.request.post('/api/admin/login', { data: admin })
  await visit('/admin/dashboard?section=products')
  await page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed')
  await expect(page.getByRole('button', { name: /Save/ })).toBeEnabled()
  expect(await unreadable()).toEqual([])
})

test('a browser that is too old for the app shows the page as without scripts', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
  await page.goto('/contact')
  await expect(page.getByText('This form needs JavaScript. Please switch it on, or use a newer browser.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/aboutUS')
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
})

test('a browser without modules, such as Opera Mini, shows the buttons of forms', async ({ page }) => {
  await page.route('/shop', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('<script type="module"', '<script type="unknown"')
      .replace('<script nomodule', '<script')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/shop')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/sort=price-asc/)
})
