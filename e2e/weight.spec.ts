import type { Page, Request } from '@playwright/test'
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
  const record = (request: Request) => {
    const kind = request.resourceType()
    if (kind !== 'script' && kind !== 'font') return
    files.push(new URL(request.url()).pathname)
    const part = isHydrated && kind === 'script' ? 'later' : kind
    const count = async () => {
      const { responseBodySize } = await request.sizes()
      sizes[part] += responseBodySize
    }
    counted.push(count())
  }
  page.on('requestfinished', record)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  const machines = [expect.stringMatching(/browser-shop-/), expect.stringMatching(/client-/)]
  expect(files).not.toEqual(expect.arrayContaining([machines[0]]))
  // Any sign of use loads the machines; this one loads nothing else.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')))
  await expect.poll(() => files).toEqual(expect.arrayContaining(machines))
  await Promise.all(counted)
  // A request that ends with the page has no sizes.
  page.off('requestfinished', record)

  expect(sizes.script).toBeGreaterThan(0)
  expect(sizes.script).toBeLessThanOrEqual(76 * kilobyte)
  // The machines of cart and wishlist.
  expect(sizes.later).toBeGreaterThan(0)
  expect(sizes.later).toBeLessThanOrEqual(45 * kilobyte)
  expect(sizes.font).toBeGreaterThan(0)
  expect(sizes.font).toBeLessThanOrEqual(70 * kilobyte)
  await expect(page.locator('head link[rel="preload"][as="image"][fetchpriority="high"][imagesrcset]')).toHaveCount(1)
  expect(await page.evaluate(preloadedPictures)).toEqual([await page.evaluate(largestPicture)])
  expect(await layoutShifts(page)).toEqual([])
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
    expect(await layoutShifts(page)).toEqual([])
  })
}

for (const [path, ways, role] of [
  ['/nowhere', 'Browse the shop', 'listitem'],
  ['/shop?search=zzzz', 'You may like', 'article'],
] as const) {
  test(`${path} loads other ways into the shop without layout shift`, async ({ page, visit }) => {
    await page.addInitScript(watchShifts)
    await visit(path)
    await expect(page.getByRole('region', { name: ways }).getByRole(role).first()).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
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

/** Runs in the page and lists the addresses of the pictures that its links preloaded. */
function preloadedPictures(): string[] {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests
    .filter(({ name, initiatorType }) => initiatorType === 'link' && name.includes('/media/'))
    .map(({ name }) => name)
}

/** Runs in the page and returns the address of the variant that its largest picture shows. */
function largestPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('img[fetchpriority="high"][width][height]')?.currentSrc
}

/** Runs in the page and reports its hydration. */
function watchHydration(): void {
  const { reportHydration } = window as unknown as { reportHydration: () => void }
  new MutationObserver(reportHydration).observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true })
}

/** A layout shift: its score, and what moved from where to where, in CSS pixels. */
interface Shift {
  readonly value: number
  readonly moved: readonly { readonly node: string; readonly from: DOMRectReadOnly; readonly to: DOMRectReadOnly }[]
}

/** The parts of an entry that TypeScript's library does not declare. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Runs in the page and notes its layout shifts. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => ({
        node: node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        from: previousRect,
        to: currentRect,
      }))
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * The layout shifts so far that a shopper can notice. Fonts move letters by a few pixels when they arrive, and a row of buttons moves
 * when a browser paints it before all of them have arrived.
 */
async function layoutShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return shifts.filter(({ value }) => value > 0.01)
}
