import type { Page, Route } from '@playwright/test'
import { expect, goOffline, hydrated, test } from './fixtures.ts'
import type { Item } from './shopping.ts'
import { becomeGuest, cartOnServer, linkWithCount, fillCart, itemNamed, stepperOf, wishlistOnServer } from './shopping.ts'

const html = { contentType: 'text/html', body: '<h1>Pay for your connection</h1>' }
const plusOf = (page: Page, item: Item) => stepperOf(page, item).getByRole('button', { name: 'Increase quantity' })
const lines = (page: Page) => page.getByRole('main').getByRole('article')

/** Counts the requests that change a saved list. */
function countChanges(page: Page): { all: string[] } {
  const seen = { all: [] as string[] }
  page.on('request', (request) => {
    if (/\/api\/(cart|wishlist)/.test(request.url()) && ['PUT', 'DELETE'].includes(request.method()))
      seen.all.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return seen
}

test.describe('a guest with saved lists on the server', () => {
  let sofa: Item
  let bed: Item

  test.beforeEach(async ({ page, baseURL }) => {
    sofa = await itemNamed(page, 'Marina Corner Sofa')
    bed = await itemNamed(page, 'Ikoyi Channel Bed')
    await becomeGuest(page, baseURL!)
  })

  const failures: readonly { response: string; fulfill: Parameters<Route['fulfill']>[0]; says: string | null }[] = [
    { response: '500 without a message', fulfill: { status: 500, json: {} }, says: null },
    {
      response: '503 with a message',
      fulfill: { status: 503, json: { message: 'The shop is being repaired.' } },
      says: 'The shop is being repaired.',
    },
  ]

  for (const { response, fulfill, says } of failures) {
    test(`a response of ${response} to removing and clearing shows one error and changes nothing`, async ({ page, visit }) => {
      await fillCart(page, [sofa, bed])
      await visit('/cart')
      await expect(lines(page)).toHaveCount(2)
      const changes = countChanges(page)
      await page.route(/\/api\/cart\/(remove|clear)$/, (route) => route.fulfill(fulfill))

      await page.getByRole('button', { name: 'Remove Marina Corner Sofa' }).click()
      await expect(page.getByText(says ?? 'Failed to remove item from cart.').first()).toBeVisible()
      await expect(lines(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Clear Cart' }).click()
      await expect(page.getByText(says ?? 'Failed to clear cart.').first()).toBeVisible()
      await expect(lines(page)).toHaveCount(2)
      await expect(page.getByText(/object Object|Pay for your connection/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Clear Cart' })).toBeEnabled()
      expect(changes.all).toEqual(['PUT /api/cart/remove', 'DELETE /api/cart/clear'])
      expect(await cartOnServer(page)).toEqual({ [sofa.item]: 1, [bed.item]: 1 })
    })
  }

  test('a failed addition to cart and wishlist shows an error and adds nothing', async ({ page, visit }) => {
    await page.route(/\/api\/(cart|wishlist)\/add$/, (route) => route.fulfill({ status: 500, json: {} }))
    await visit(`/product/${sofa.item}`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Failed to add item to cart.')).toBeVisible()
    await page.route('**/api/wishlist/add', (route) => route.fulfill({ status: 500, json: { message: { text: 'No' } } }))
    const heart = page.getByRole('button', { name: 'Wishlist: Marina Corner Sofa' })
    await heart.click()
    await expect(page.getByText('Failed to add item to wishlist.')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await visit('/cart')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  })

  test('an error of 5,000 characters about the cart is truncated', async ({ page, visit }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    await page.route('**/api/cart/remove', (route) => route.fulfill({ status: 400, json: { message: 'no '.repeat(1700) } }))
    await page.getByRole('button', { name: 'Remove Marina Corner Sofa' }).click()
    const error = page.getByText(/^no no/).first()
    await expect(error).toBeVisible()
    expect((await error.boundingBox())!.height).toBeLessThan(740)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('a cart change whose response is lost is not retried, and the cart shows the state of the server', async ({
    page,
    visit,
  }) => {
    await fillCart(page, [sofa])
    const changes = countChanges(page)
    await page.route('**/api/cart/add', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await visit(`/product/${sofa.item}`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Failed to add item to cart.')).toBeVisible()
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('2')
    expect(changes.all).toEqual(['PUT /api/cart/add'])
  })

  test('five quick presses of Add to Cart make one line with quantity five', async ({ page, visit }) => {
    await visit(`/product/${sofa.item}`)
    await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press++) button.click()
    })
    await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 5 })
    await visit('/cart')
    await expect(lines(page)).toHaveCount(1)
    await expect(stepperOf(page, sofa)).toHaveText('5')
  })

  test('pressing a heart twice quickly restores its first state', async ({ page, visit }) => {
    await visit(`/product/${sofa.item}`)
    const heart = page.getByRole('button', { name: 'Wishlist: Marina Corner Sofa' })
    await heart.click()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await visit(`/product/${sofa.item}`)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => wishlistOnServer(page)).toEqual([])
  })

  test('a heart that is pressed twice before the machines have loaded shows both presses and ends as it was', async ({
    page,
    visit,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/browser-shop-/, async (route) => {
      await released
      await route.continue()
    })
    await visit(`/product/${sofa.item}`)
    const changes = countChanges(page)
    const heart = page.getByRole('button', { name: 'Wishlist: Marina Corner Sofa' })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    release()
    await expect.poll(() => changes.all).toEqual(['PUT /api/wishlist/add', 'PUT /api/wishlist/remove'])
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await wishlistOnServer(page)).toEqual([])
  })

  test('the last chosen quantity of a cart line wins when the first response is slow', async ({ page, visit }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    let isFirst = true
    await page.route('**/api/cart/updatequantity', async (route) => {
      const response = await route.fetch()
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1500))
      isFirst = false
      await route.fulfill({ response })
    })
    await plusOf(page, sofa).click()
    await plusOf(page, sofa).click()
    await expect(stepperOf(page, sofa)).toHaveText('3')
    await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 3 })
    await expect(stepperOf(page, sofa)).toHaveText('3')
  })

  test('an offline change of the cart is stored, shown as pending and sent once when the connection returns', async ({
    page,
    visit,
    context,
  }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('1')
    const changes = countChanges(page)
    await goOffline(page)
    await plusOf(page, sofa).click()
    await expect(stepperOf(page, sofa)).toHaveText('2')
    await expect(page.getByText('Waiting for the connection')).toBeVisible()
    await expect(
      page.getByText('You are offline. What you change is kept here and sent when the connection returns.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Waiting for the connection')).toBeHidden()
    await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 2 })
    expect(changes.all).toEqual(['PUT /api/cart/updatequantity'])
  })

  test('a change of the cart that is rejected after reconnecting is undone with a toast', async ({ page, visit, context }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('1')
    await page.route('**/api/cart/remove', (route) => route.fulfill({ status: 500, json: {} }))
    await goOffline(page)
    await page.getByRole('button', { name: 'Remove Marina Corner Sofa' }).click()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Failed to remove item from cart.')).toBeVisible()
    await expect(stepperOf(page, sofa)).toHaveText('1')
  })

  test('items added to the cart in two tabs appear in both tabs', async ({ page, visit, context }) => {
    await visit(`/product/${sofa.item}`)
    const other = await context.newPage()
    await other.goto(`/product/${bed.item}`)
    await hydrated(other)
    await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Add to Cart' }).click()))
    await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 1, [bed.item]: 1 })
    await visit('/cart')
    await expect(lines(page)).toHaveCount(2)
    await other.goto('/cart')
    await expect(lines(other)).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove Ikoyi Channel Bed' }).click()
    await expect(lines(other)).toHaveCount(1)
  })

  test("the page of a captive portal instead of the cart falls back to the browser's copy with a toast", async ({
    page,
    visit,
  }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('1')
    await page.route('**/api/cart', (route) => route.fulfill({ status: 200, ...html }))
    await visit('/cart')
    await expect(page.getByText('Failed to load cart from server. Showing local version.')).toBeVisible()
    await expect(page.getByText('This is your cart as this device knows it.')).toBeVisible()
    await expect(stepperOf(page, sofa)).toHaveText('1')
    await page.unroute('**/api/cart')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This is your cart as this device knows it.')).toBeHidden()
  })

  test('an empty response to Clear Cart counts as success', async ({ page, visit }) => {
    await fillCart(page, [sofa])
    await visit('/cart')
    await page.route('**/api/cart/clear', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 204 })
    })
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByText('Cart cleared!')).toBeVisible()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  })

  test('the cart waits a minute for a slow response, and leaving the page cancels the request silently', async ({
    page,
    visit,
  }) => {
    await fillCart(page, [sofa])
    await page.clock.install()
    const waiting: Route[] = []
    await page.route('**/api/cart/details-by-ids', (route) => void waiting.push(route))
    await visit('/cart')
    await expect.poll(() => waiting.length).toBe(1)
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('button', { name: 'Order Now' })).toBeDisabled()
    await waiting[0]!.continue()
    await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible()

    await visit('/cart')
    await expect.poll(() => waiting.length).toBe(2)
    await page.getByRole('banner').getByRole('link', { name: 'Atelier Ilé' }).click()
    await expect(page).toHaveURL('/')
  })

  test('cart lines whose details fail to load show an error, are left out of the order and can be retried', async ({
    page,
    visit,
  }) => {
    await fillCart(page, [sofa, bed])
    await page.route('**/api/cart/details-by-ids', (route) => route.fulfill({ status: 500, json: {} }))
    await visit('/cart')
    await expect(page.getByRole('heading', { name: `Error loading Product (ID: ${sofa.item})` })).toBeVisible()
    await expect(page.getByRole('heading', { name: `Error loading Product (ID: ${bed.item})` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order Now' })).toHaveCount(0)
    await page.unroute('**/api/cart/details-by-ids')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible()
  })
})

test.describe('a visitor with saved lists in the browser', () => {
  const storeInSession = (page: Page, key: string, text: string) =>
    page.addInitScript(([name, value]) => sessionStorage.getItem(name!) ?? sessionStorage.setItem(name!, value!), [key, text])
  const validLine = ({ item, itemType }: Item) => ({ item, itemType, quantity: 2 })
  const anotherId = '019a0000-0000-7000-8000-00000000000a'

  test('a stored cart with invalid lines shows its valid line and drops the rest', async ({ page, visit }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    const invalid = [null, { item: anotherId, quantity: 1 }, { ...validLine(sofa), item: anotherId, quantity: 'x' }]
    await storeInSession(page, 'sessionCart', JSON.stringify([...invalid, validLine(sofa)]))
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('2')
    await expect(lines(page)).toHaveCount(1)
  })

  test('a persistent cart without consent moves to session storage', async ({ page, visit }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    await page.addInitScript(
      (text) => {
        if (sessionStorage.getItem('sessionCart') !== null) return
        localStorage.setItem('localCart', text)
        // Only 'true' is a consent.
        localStorage.setItem('cookie_consent_accepted', 'TRUE')
      },
      JSON.stringify([validLine(sofa)]),
    )
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('2')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('localCart'), sessionStorage.getItem('sessionCart') !== null]))
      .toEqual([null, true])
  })

  for (const [what, breakStorage] of [
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
    ],
    [
      'is forbidden',
      () => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied.', 'SecurityError')
            },
          })
      },
    ],
  ] as const) {
    test(`the cookie banner and the cart work for the visit when storage ${what}`, async ({ page, visit }) => {
      await page.addInitScript(breakStorage)
      await visit('/shop?search=marina')
      await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
      await page.getByRole('main').getByRole('link', { name: 'Marina Corner Sofa' }).click()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByText('Item added to cart!')).toBeVisible()
      await linkWithCount(page, 'Cart', 1).click()
      await expect(page.getByRole('group', { name: 'Quantity of Marina Corner Sofa' })).toHaveText('1')
    })
  }

  test('a product whose connection is lost before the app starts can be put into the cart, and no page loads for ever', async ({
    page,
    visit,
  }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    await page.route('**/api/**', (route) => route.abort())
    await visit(`/product/${sofa.item}`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
    await visit('/profile')
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    await visit('/terms')
    await expect(page.getByText(/Loading/)).toHaveCount(0)
  })

  test('a failed check whether items still exist keeps the cart and shows a toast', async ({ page, visit }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    await storeInSession(page, 'sessionCart', JSON.stringify([validLine(sofa)]))
    await page.route('**/api/cart/check-existence', (route) => route.fulfill({ status: 500, json: {} }))
    await visit('/cart')
    await expect(page.getByText('Could not verify some cart items. Displaying cart as is.')).toBeVisible()
    await expect(stepperOf(page, sofa)).toHaveText('2')
  })

  test('items that no longer exist are removed from the cart with a toast', async ({ page, visit }) => {
    await storeInSession(
      page,
      'sessionCart',
      JSON.stringify([{ item: '01900000-0000-7000-8000-00000000dead', itemType: 'Product', quantity: 1 }]),
    )
    await visit('/cart')
    await expect(page.getByText('Some items in your cart were removed as they are no longer available.')).toBeVisible()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  })
})

test('the cart page shows an error when its script fails to load, and opens the cart on retry', async ({ page }) => {
  // The page also retries by itself, so the script arrives only after the button was pressed.
  await page.addInitScript(() => addEventListener('click', () => document.documentElement.setAttribute('data-pressed', '')))
  const isPressed = async () => (await page.locator('[data-pressed]').count()) > 0
  await page.route(/browser-shop[^/]*\.js$/, async (route) => ((await isPressed()) ? route.continue() : route.abort()))
  await page.goto('/cart')
  await expect(page.getByText('Your cart could not be opened.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test.describe('catalogue lists', () => {
  const names = (page: Page) => lines(page).getByRole('heading')

  test('only the last chosen sort order shows when an earlier response is slower', async ({ page, visit }) => {
    await visit('/shop')
    await page.route(/\/api\/products\?.*sort=price-asc/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => undefined)
    })
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    const isSlow = (request: { url: () => string }) => request.url().includes('sort=price-asc')
    const dropped = page.waitForEvent('requestfailed', isSlow)
    await Promise.all([page.waitForRequest(isSlow), sort.selectOption('Price, low to high')])
    await sort.selectOption('Name')
    await expect(names(page).first()).toHaveText('Abuja Drum Table')
    await dropped
    await expect(names(page).first()).toHaveText('Abuja Drum Table')
  })

  test('pressing Load More twice loads one page, and an item that moved to the next page is shown once', async ({
    page,
    visit,
  }) => {
    await visit('/shop')
    const more = page.getByRole('button', { name: 'Load More' })
    await more.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(lines(page)).toHaveCount(24)
    const shown = await names(page).allInnerTexts()
    expect(new Set(shown).size).toBe(24)

    const { products } = await (await page.request.get('/api/products?page=1&limit=12')).json()
    await page.route(/\/api\/products\?.*page=3/, async (route) => {
      const response = await route.fetch()
      const third = await response.json()
      await route.fulfill({ response, json: { ...third, products: [products[0], ...third.products] } })
    })
    await more.click()
    await expect(lines(page)).toHaveCount(30)
  })

  test('a failed first page empties the catalogue list, and a failed later page keeps the loaded items', async ({
    page,
    visit,
  }) => {
    await visit('/shop')
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(lines(page)).toHaveCount(12)
    await page.route('**/api/products?*', (route) => route.fulfill({ json: { products: null, hasMore: true, total: 60 } }))
    await Promise.all([page.waitForResponse('**/api/products?*'), page.getByRole('button', { name: 'Try again' }).click()])
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(lines(page)).toHaveCount(12)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
    await expect(lines(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
