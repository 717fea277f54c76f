import { expect, hydrated, test } from './fixtures.ts'

test('with text of twice the size, a phone shows every page without sideways scrolling', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The size that people choose in the settings of their browser.
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), viewport: { width: 360, height: 740 } })
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
    expect([path, width, font]).toEqual([path, 360, '32px'])
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Wishlist' })).toBeVisible()
  await browser.close()
})
