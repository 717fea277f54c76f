import type { Page } from '@playwright/test'
import { expect, goOffline, hydrated, test } from './fixtures.ts'
import { linkWithCount } from './shopping.ts'

const sofa = 'Eko Bouclé Three-Seater'
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}` })

/** Waits for the cookie banner, which shows that the machines run. */
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('the heart on a card adds the item to the wishlist and removes it again', async ({ page, visit }) => {
  await visit('/shop')
  const heart = heartOf(page, sofa)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(linkWithCount(page, 'Wishlist', 1)).toBeVisible()

  await page.getByRole('link', { name: sofa }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sofa)
  await expect(heartOf(page, sofa)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(linkWithCount(page, 'Wishlist', 0)).toBeVisible()
})

test('the cart of a visitor who declined cookies lasts for the visit and is not stored after it', async ({
  page,
  visit,
  context,
}) => {
  await visit('/shop')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('link', { name: sofa }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(linkWithCount(page, 'Cart', 2)).toBeVisible()

  await page.reload()
  await expect(linkWithCount(page, 'Cart', 2)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => [sessionStorage.getItem('sessionCart') !== null, Object.keys(localStorage)])).toEqual([
    true,
    ['cookie_consent_accepted'],
  ])
  expect(await context.cookies()).toEqual([])
})

test('a collection is one line in the cart', async ({ page, visit }) => {
  await visit('/shop?view=collections')
  await page.getByRole('link', { name: 'Eko Living Collection' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('sessionCart')!))).toMatchObject([
    { itemType: 'Collection', quantity: 1 },
  ])
})

test('a tap on a card before the machines have started takes effect', async ({ page, visit }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/browser-shop-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await visit('/shop')
  await heartOf(page, sofa).click()
  await expect(heartOf(page, sofa)).toHaveAttribute('aria-pressed', 'true')
  await expect(linkWithCount(page, 'Wishlist', 1)).toBeHidden()
  arrive()
  await expect(linkWithCount(page, 'Wishlist', 1)).toBeVisible()
  await expect(heartOf(page, sofa)).toHaveAttribute('aria-pressed', 'true')
})

test('Accept All makes the visitor a guest whose two tabs show the same cart', async ({ page, visit, context }) => {
  await visit('/shop')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['anonymousId'])
  const other = await context.newPage()
  await other.goto('/shop')
  await hydrated(other)
  await expect(heartOf(other, sofa)).toHaveAttribute('aria-pressed', 'false')

  await heartOf(page, sofa).click()
  await expect(heartOf(other, sofa)).toHaveAttribute('aria-pressed', 'true')
  await expect(linkWithCount(other, 'Wishlist', 1)).toBeVisible()
  await expect(banner(other)).toBeHidden()
  await heartOf(other, sofa).click()
  await expect(heartOf(page, sofa)).toHaveAttribute('aria-pressed', 'false')
})

test('an item added to the cart offline is shown, stored and sent once when the connection returns', async ({
  page,
  visit,
  context,
}) => {
  await visit('/shop')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await page.getByRole('link', { name: sofa }).click()
  // The description renders last: going offline before that would show a load error.
  await expect(page.getByText('A deep three-seater wrapped in cream bouclé')).toBeVisible()
  const additions: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/cart/add') && additions.push(request.url()))

  await goOffline(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => ((await (await page.request.get('/api/cart')).json()) as { cart: { quantity: number }[] }).cart)
    .toMatchObject([{ quantity: 1 }])
  expect(additions).toHaveLength(1)
})

test("'Cookie settings' shows the banner again; declining removes the cookie and the stored cart", async ({
  page,
  visit,
  context,
}) => {
  await visit('/shop')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await heartOf(page, sofa).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('localWishlist'))).not.toBeNull()

  // A toast may cover the button on a phone, and stays while the pointer is above it.
  await page.getByRole('button', { name: 'Cookie settings' }).press('Enter')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(async () => context.cookies()).toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie_consent_accepted'])
  await expect(heartOf(page, sofa)).toHaveAttribute('aria-pressed', 'true')
})

test('a toast covers neither Order Now nor the bottom navigation', async ({ page, visit }) => {
  await visit('/shop')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('link', { name: sofa }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const notice = await page.getByText('Item added to cart!').boundingBox()
  const order = await page.getByRole('link', { name: 'Order Now' }).boundingBox()
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(order!.y)
  expect((await page.locator('[data-notices]').boundingBox())!.width).toBe(360)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
})
