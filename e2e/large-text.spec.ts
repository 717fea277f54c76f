import { newEnquiryReference } from '@shop/domain'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect, hydrated } from './fixtures.ts'
import { itemNamed } from './shopping.ts'
import { admin } from './users.ts'

/** `large` is a page on a phone with text of twice the size. */
const test = base.extend<{ large: Page }>({
  large: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The size that people choose in the settings of their browser.
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    })
    await use(await browser.newPage({ ...(baseURL !== undefined && { baseURL }), viewport: { width: 360, height: 740 } }))
    await browser.close()
  },
})

/** The words that are broken into two lines. */
const brokenWords = (page: Page, selector = 'main :is(h1, h2, h3, dd)') =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('with text of twice the size, a phone shows every page without sideways scrolling and broken words', async ({
  large: page,
}) => {
  for (const path of [
    '/',
    '/shop',
    '/shop?search=pink+leather',
    '/styles/glam',
    '/cart',
    '/wishlist',
    '/profile',
    '/signup',
    '/enquiries',
    '/contact',
    '/aboutUs',
    '/terms',
    '/privacy',
    '/e-catalog',
    '/showroom',
    '/nothing',
  ]) {
    await page.goto(path)
    await hydrated(page)
    const { width, font } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      font: getComputedStyle(document.documentElement).fontSize,
    }))
    expect([path, width, font, await brokenWords(page)]).toEqual([path, 360, '32px', []])
  }
  await page.goto('/shop')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Search products' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).fill('sofa')
  await expect(page.getByRole('option', { name: 'Living Room' })).toBeVisible()
  expect(await page.getByRole('dialog', { name: 'Search' }).evaluate((sheet) => sheet.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Eko Bouclé Three-Seater' }).click()
  await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How ordering works' })).toBeAttached()
  expect([await widthOf(page), await brokenWords(page)]).toEqual([360, []])
  await expect(page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Wishlist' })).toBeVisible()
})

test('with text of twice the size, a toast on a phone shows whole words above its buttons', async ({ large: page }) => {
  const { item } = await itemNamed(page, 'Benin Royal Bed')
  await page.goto(`/product/${item}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  const expectWholeWordsAbove = async (text: string, action: Locator) => {
    // A focused toast stays.
    await action.focus()
    expect(await brokenWords(page, '[data-notices] p')).toEqual([])
    // Both at once, because the toast may still move.
    const [bottom, top] = await action.evaluate(
      (button, words) => [words!.getBoundingClientRect().bottom, button.getBoundingClientRect().top] as const,
      await page.getByText(text).elementHandle(),
    )
    expect(bottom).toBeLessThanOrEqual(top)
    expect(await widthOf(page)).toBe(360)
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const viewCart = page.getByRole('link', { name: 'View cart' })
  await expectWholeWordsAbove('Item added to cart!', viewCart)
  await viewCart.click()
  await page.getByRole('button', { name: 'Remove Benin Royal Bed' }).click()
  await expectWholeWordsAbove('Item removed from cart!', page.getByRole('button', { name: 'Undo' }))
})

test('with text of twice the size, a phone shows the admin pages without sideways scrolling and broken headings', async ({
  large: page,
}) => {
  await page.request.post('/api/admin/login', { data: admin })
  const { item } = await itemNamed(page, 'Benin Royal Bed')
  const reference = newEnquiryReference('Atelier Ilé', (count) => crypto.getRandomValues(new Uint8Array(count)))
  const lines = [{ item, itemType: 'Product', quantity: 20 }]
  const customer = { name: 'Ada Obi', phoneNumber: '2348031234567' }
  const added = await page.request.post('/api/admin/add-enquiry', { data: { reference, ...customer, lines } })
  expect(added.status(), await added.text()).toBe(200)
  for (const path of [
    'dashboard',
    'dashboard?section=collections',
    'enquiries',
    `enquiries/${reference}`,
    'enquiries/new',
    'search',
    'shop',
    'account',
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect([path, await widthOf(page)]).toEqual([path, 360])
    expect(await brokenWords(page, 'h1')).toEqual([])
  }
  await page.goto('/admin/dashboard')
  const action = await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).boundingBox()
  // The margins are 32 pixels wide.
  expect([action!.x, action!.width]).toEqual([32, 296])
})
