import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read and ordered from without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('region', { name: 'Featured Products' }).getByRole('link', { name: 'Armchair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armchair')
  await page.getByRole('link', { name: 'Jos Lounge Chair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jos Lounge Chair')
  await expect(page.getByText('₦310,000.00').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  const picture = page.getByRole('region', { name: /^Pictures of/ }).getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
