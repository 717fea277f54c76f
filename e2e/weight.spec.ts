import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const kilobyte = 1024

test('a first visit to Home stays within its byte budget, preloads its largest picture and has no layout shift', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  const sizes = { script: 0, font: 0, later: 0 }
  let isHydrated = false
  await page.exposeFunction('reportHydration', () => (isHydrated = true))
  await page.addInitScript(watchHydration)
  const counted: Promise<void>[] = []
  const files: string[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (kind !== 'script' && kind !== 'font') return
    files.push(new URL(request.url()).pathname)
    const part = isHydrated && kind === 'script' ? 'later' : kind
    const count = async () => {
      const { responseBodySize } = await request.sizes()
      sizes[part] += responseBodySize
    }
    counted.push(count())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  const machines = [expect.stringMatching(/browser-shop-/), expect.stringMatching(/client-/)]
  expect(files).not.toEqual(expect.arrayContaining([machines[0]]))
  // Any sign of use loads the machines; this one loads nothing else.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')))
  await expect.poll(() => files).toEqual(expect.arrayContaining(machines))
  await Promise.all(counted)

  expect(sizes.script).toBeGreaterThan(0)
  expect(sizes.script).toBeLessThanOrEqual(82 * kilobyte)
  // The machines of cart and wishlist.
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
  test(`${path} shows categories on the first screen when the loaded list is empty, without layout shift`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(watchShifts)
    await visit(path)
    await expect(page.getByText(sentence)).toBeInViewport()
    await expect(page.getByRole('main').getByRole('link', { name: 'Living Room' })).toBeInViewport()
    expect(await shifted(page)).toBe(0)
  })
}

test('the HTML of the server shows the same items and title as the hydrated page', async ({ page, request, visit }) => {
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

/** Runs in the page and reports its hydration. */
function watchHydration(): void {
  const { reportHydration } = window as unknown as { reportHydration: () => void }
  new MutationObserver(reportHydration).observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true })
}

/** Runs in the page and adds up its layout shifts. */
function watchShifts(): void {
  const seen = { shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum of the layout shifts so far. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}
