import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { changes, startDevelopment, timeChange } from './development.ts'
import type { Development } from './development.ts'

// All tests use one server, which is slow to start, and one page, which is slow to open for the first time.
test.describe.configure({ mode: 'serial' })

let shop: Development
let page: Page
test.beforeAll(async ({ browser }) => {
  shop = await startDevelopment()
  page = await browser.newPage()
})
test.afterAll(() => shop?.stop())

async function open(path: string) {
  await page.goto(shop.address + path)
  // The banner appears when the machines run.
  await expect(page.getByText('for your next visit?')).toBeVisible()
}

test('a changed component, style, machine and server route appears without a reload by the developer', async () => {
  const times: string[] = []
  for (const [path, kinds] of Object.entries(changes)) {
    await open(path)
    for (const [kind, change] of Object.entries(kinds)) {
      const { milliseconds } = await timeChange(shop, page, change)
      times.push(`${kind} ${milliseconds} ms`)
    }
  }
  console.log(`Shown after a change: ${times.join(', ')}`)
})

test('a mistake in a server file is shown, and the last working server responds until it is fixed', async () => {
  const overlay = page.locator('vite-error-overlay')
  const fix = shop.edit('apps/server/src/app.ts', ['export async function', 'export async mistake function'])
  await expect(overlay).toContainText('apps/server/src/app.ts')
  expect((await page.request.get(`${shop.address}/api/presentation`)).status()).toBe(200)
  const reloaded = page.waitForEvent('load')
  fix()
  await reloaded
  await expect(overlay).toBeHidden()
})

test('a change of the database schema opens the database again', async () => {
  const reloaded = page.waitForEvent('load')
  shop.edit('apps/server/src/db/schema.ts', ['import ', '// A planted comment\nimport '])
  await reloaded
  expect((await page.request.get(`${shop.address}/readyz`)).status()).toBe(200)
})
