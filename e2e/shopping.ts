import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** An item of the demo catalogue as a cart line. */
export interface Item {
  item: string
  itemType: 'Product'
  name: string
}

/** Finds a product of the demo catalogue by its exact name. */
export async function itemNamed(page: Page, name: string): Promise<Item> {
  const response = await page.request.get('/api/products', { params: { search: name } })
  const { products } = (await response.json()) as { products: { _id: string; name: string }[] }
  return { item: products.find((product) => product.name === name)!._id, itemType: 'Product', name }
}

/** Opens an item and presses Add to Cart the given number of times. */
export async function addToCart(page: Page, visit: (path: string) => Promise<void>, item: Item, times = 1): Promise<void> {
  await visit(`/product/${item.item}`)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  for (let press = 0; press < times; press++) await add.click()
  await expect(page.getByText('Item added to cart!').first()).toBeVisible()
}

/** Makes the browser that of a guest who accepted cookies on an earlier visit. */
export async function becomeGuest(page: Page, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'anonymousId', value: crypto.randomUUID(), url: baseURL }])
  await page.addInitScript(() => localStorage.setItem('cookie_consent_accepted', 'true'))
}

/** Adds items to the guest's cart on the server, as another device would. */
export async function fillCart(page: Page, items: readonly Item[]): Promise<void> {
  for (const { item, itemType } of items) {
    const response = await page.request.put('/api/cart/add', { data: { itemId: item, itemType, quantity: 1 } })
    expect(response.status()).toBe(200)
  }
}

/** The quantity of each item in the server's cart. */
export async function cartOnServer(page: Page): Promise<Record<string, number>> {
  const { cart } = (await (await page.request.get('/api/cart')).json()) as { cart: { item: string; quantity: number }[] }
  return Object.fromEntries(cart.map(({ item, quantity }) => [item, quantity]))
}

/** The items of the server's wishlist. */
export async function wishlistOnServer(page: Page): Promise<string[]> {
  const { wishlist } = (await (await page.request.get('/api/wishlist')).json()) as { wishlist: { item: string }[] }
  return wishlist.map(({ item }) => item)
}

/** The link to a saved list with its count: in the header on wide screens, in the bottom navigation on small ones. */
export function linkWithCount(page: Page, list: 'Cart' | 'Wishlist', count: number): Locator {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`
  const names = count === 0 ? [list, list] : [`${list}, ${items}`, `${items} ${list}`]
  return page
    .getByRole('banner')
    .getByRole('link', { name: names[0]!, exact: true })
    .or(page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: names[1]!, exact: true }))
    .filter({ visible: true })
}

/** The quantity stepper of a line. */
export function stepperOf(page: Page, item: Item): Locator {
  return page.getByRole('group', { name: `Quantity of ${item.name}` })
}

/** The text of the chat message in the order link, above the line of the reference, which is there once its machine runs. */
export async function orderText(page: Page): Promise<string | undefined> {
  const order = page.getByRole('link', { name: 'Order Now' })
  return new URL((await order.getAttribute('href')) ?? '').searchParams.get('text')?.split('\n\nReference ')[0]
}
