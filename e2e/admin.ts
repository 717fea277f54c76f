import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect as soonExpect, test as base } from './fixtures.ts'
import { admin } from './users.ts'

/** Waits longer than the shop's own pages need: the editor is fetched, pictures are read and made into their variants. */
export const expect = soonExpect.configure({ timeout: 20_000 })

/** `test` for journeys of the back office: each worker has a shop of its own, which begins empty. */
export const test = base.extend<{ emptied: void }, { ownShop: string }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use, { parallelIndex }) => {
      const port = String(3110 + parallelIndex)
      const address = `http://127.0.0.1:${port}`
      const dataDir = join(import.meta.dirname, `../node_modules/.cache/e2e-admin-${port}`)
      const server = spawn(process.execPath, ['e2e/serve-empty.ts'], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, PORT: port, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await expect.poll(() => isReady(address), { timeout: 120_000 }).toBe(true)
      await use(address)
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
  emptied: [
    async ({ playwright, ownShop }, use, testInfo) => {
      testInfo.slow()
      const request = await playwright.request.newContext({ baseURL: ownShop })
      await request.post('/api/admin/login', { data: admin })
      await empty(request)
      await request.dispose()
      await use()
    },
    { auto: true },
  ],
})

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function empty(request: APIRequestContext): Promise<void> {
  const { collections } = await (await request.get('/api/collections?limit=100')).json()
  for (const { _id } of collections) await request.delete(`/api/admin/operations/delCollection/${_id}`)
  const { products } = await (await request.get('/api/products?limit=100')).json()
  for (const { _id } of products) await request.delete(`/api/admin/operations/delProduct/${_id}`)
}

/** Signs the page's visitor in as the admin. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: admin })
  expect(answer.status()).toBe(200)
}

/** A product that is there already, made by the admin who is signed in on this page. */
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
  const answer = await page.request.post('/api/admin/operations/addProduct', { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer.json()
}

/** A collection of these products, with a tiny picture as its cover. */
export async function createCollection(page: Page, productIds: string[]): Promise<{ _id: string }> {
  const data = {
    name: 'Eko Living Collection',
    description: '<p>The calm side of Lagos.</p>',
    price: 2_690_000,
    style: 'Modern',
    productIds,
    coverImage: { url: `data:image/png;base64,${tinyPicture}`, isNew: true },
  }
  const answer = await page.request.post('/api/admin/operations/addCollection', { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer.json()
}

/** Four pixels by five, in brass. */
const tinyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAIAAADtz9qMAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPoSlGFIwYyOADCgRV97a/upQAAAABJRU5ErkJggg=='

/** Photographs of the demo catalogue, as files to be chosen. */
export const photos = ['abuja-drum-1', 'abuja-drum-2', 'adire-wing-1'].map((name) =>
  join(import.meta.dirname, `../demo/images/${name}.webp`),
)

/** What somebody who is not signed in sees, beside the page of the admin. */
export async function shopper(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return context.newPage()
}

/** Writes into the editor of the description, as soon as it is there. */
export async function describe(page: Page, text: string): Promise<void> {
  const body = page.frameLocator('iframe[title="Description"]').locator('body')
  await body.click()
  await body.pressSequentially(text)
}
