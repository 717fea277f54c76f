import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const kilobyte = 1024

test('a first visit of Home stays within its bytes, preloads its largest picture and never shifts', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the budget is that of a phone')
  await page.addInitScript(watchShifts)
  const sizes = { script: 0, font: 0, later: 0 }
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType()
    if (kind !== 'script' && kind !== 'font') return
    sizes[isLoaded && kind === 'script' ? 'later' : kind] += (await request.sizes()).responseBodySize
  })
  await page.goto('/', { waitUntil: 'networkidle' })

  expect(sizes.script).toBeGreaterThan(0)
  expect(sizes.script).toBeLessThanOrEqual(100 * kilobyte)
  // The machines of cart and wishlist, which come once the page rests.
  expect(sizes.later).toBeGreaterThan(0)
  expect(sizes.later).toBeLessThanOrEqual(45 * kilobyte)
  expect(sizes.font).toBeGreaterThan(0)
  expect(sizes.font).toBeLessThanOrEqual(70 * kilobyte)
  await expect(page.locator('head link[rel="preload"][as="image"][fetchpriority="high"][imagesrcset]')).toHaveCount(1)
  expect(await shifted(page)).toBe(0)
  await expect(page.locator('img[fetchpriority="high"][width][height]')).toHaveCount(1)
})

for (const [path, sentence] of [
  ['/cart', 'Your cart is empty.'],
  ['/wishlist', 'Your wishlist is empty.'],
] as const) {
  test(`${path} never shifts when the list on its way turns out to be empty`, async ({ page, visit }) => {
    await page.addInitScript(watchShifts)
    await visit(path)
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await shifted(page)).toBe(0)
  })
}

test('what the server sends first is what the page shows afterwards', async ({ page, request, visit }) => {
  for (const path of ['/', '/shop?category=Bedroom', '/styles/glam']) {
    const html = await (await request.get(path)).text()
    await visit(path)
    for (const name of await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()) {
      expect(html).toContain(name)
    }
    expect(html).toContain('property="og:title"')
    expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toBe(await page.title())
  }
})

/** In the page: adds up how much what is seen jumps without being asked to. */
function watchShifts(): void {
  const seen = { shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How much it has jumped so far. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}
