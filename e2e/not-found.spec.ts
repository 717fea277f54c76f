import { expect, hydrated, test } from './fixtures.ts'

test('an unknown product responds with 404 and links back to the shop', async ({ page }) => {
  const response = await page.goto('/product/019a0000-0000-7000-8000-000000000000')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByText('Product not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('an unknown collection responds with 404 and links back to the collections', async ({ page }) => {
  const response = await page.goto('/collection/not-an-id')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByText('Collection not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Collections' }).click()
  await expect(page).toHaveURL('/shop?view=collections')
})

for (const path of ['/nothing/here', '/styles/gothic', '/product']) {
  test(`${path} responds with 404 and says so`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByText('404 Not Found')).toBeVisible()
  })
}
