import { expect, hydrated, test } from './fixtures.ts'

test('a product that does not exist is 404 and leads back to the shop', async ({ page }) => {
  const answer = await page.goto('/product/019a0000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByText('Product not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('a collection that does not exist is 404 and leads back to the collections', async ({ page }) => {
  const answer = await page.goto('/collection/not-an-id')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByText('Collection not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Collections' }).click()
  await expect(page).toHaveURL('/shop?view=collections')
})

for (const path of ['/nothing/here', '/styles/gothic', '/product']) {
  test(`${path} is 404 and says so`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByText('404 Not Found')).toBeVisible()
  })
}
