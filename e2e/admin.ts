import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { emptyShopPorts } from './empty-shops.ts'
import { expect as baseExpect, test as base } from './fixtures.ts'
import { admin } from './users.ts'

/** Waits longer, because admin pages download the editor and process pictures. */
export const expect = baseExpect.configure({ timeout: 20_000 })

/**
 * `test` for journeys of admins: each worker has its own shop (`serve.ts`), and the catalogue is empty before each test. `otherPage` is
 * in a browser context of its own, without the session of the admin.
 */
export const test = base.extend<{ emptied: void; otherPage: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  baseURL: async ({}, use, { parallelIndex }) => use(`http://127.0.0.1:${emptyShopPorts[parallelIndex]}`),
  emptied: [
    async ({ playwright, baseURL }, use, testInfo) => {
      testInfo.slow()
      await expect.poll(() => isReady(baseURL!), { timeout: 120_000 }).toBe(true)
      const request = await playwright.request.newContext({ baseURL: baseURL! })
      await request.post('/api/admin/login', { data: admin })
      await empty(request)
      await request.dispose()
      await use()
    },
    { auto: true },
  ],
  otherPage: async ({ browser, baseURL }, use) => use(await browser.newPage({ baseURL: baseURL! })),
})

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function empty(request: APIRequestContext): Promise<void> {
  const { collections } = await (await request.get('/api/admin/collections?limit=100')).json()
  for (const { _id } of collections) await request.delete(`/api/admin/operations/delCollection/${_id}`)
  const { products } = await (await request.get('/api/admin/products?limit=100')).json()
  for (const { _id } of products) await request.delete(`/api/admin/operations/delProduct/${_id}`)
}

/** Logs in as the admin in the page's browser context. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: admin })
  expect(response.status()).toBe(200)
}

/** Adds a product through the API. The admin must be signed in on the page. */
export async function createProduct(page: Page, changes: Record<string, unknown> = {}): Promise<{ _id: string }> {
  const data = {
    name: 'Eko Sofa',
    description: '<p>A deep sofa.</p>',
    items: '(3+1+1)',
    price: 1_850_000,
    category: 'Living Room',
    style: 'Modern',
    ...changes,
  }
  const response = await page.request.post('/api/admin/operations/addProduct', { data })
  expect(response.status(), await response.text()).toBeLessThan(300)
  return response.json()
}

/** Adds a collection of these products through the API, with a tiny cover image. */
export async function createCollection(page: Page, productIds: string[]): Promise<{ _id: string }> {
  const data = {
    name: 'Eko Living Collection',
    description: '<p>The calm side of Lagos.</p>',
    price: 2_690_000,
    style: 'Modern',
    productIds,
    coverImage: { url: `data:image/png;base64,${tinyPicture}`, isNew: true },
  }
  const response = await page.request.post('/api/admin/operations/addCollection', { data })
  expect(response.status(), await response.text()).toBeLessThan(300)
  return response.json()
}

/** A PNG of 4 by 5 pixels in the colour of brass. */
const tinyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAIAAADtz9qMAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPoSlGFIwYyOADCgRV97a/upQAAAABJRU5ErkJggg=='

/** Paths of demo photos for file inputs. */
export const photos = ['abuja-drum-1', 'abuja-drum-2', 'adire-wing-1'].map((name) =>
  join(import.meta.dirname, `../demo/images/${name}.webp`),
)

/** Waits for the description's editor and types a text into it. */
export async function typeDescription(page: Page, text: string): Promise<void> {
  const body = page.frameLocator('iframe[title="Description"]').locator('body')
  await body.click()
  await body.pressSequentially(text)
}
