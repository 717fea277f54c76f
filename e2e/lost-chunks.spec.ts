import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, goOffline, hydrated, test } from './fixtures.ts'
import { itemNamed } from './shopping.ts'
import { admin, newcomer, signUpOf } from './users.ts'

/** What opens a part of a page, and what then is there. */
type Part = readonly [press: string | RegExp, role: 'dialog' | 'alertdialog' | 'region', name: string]

/** The menu belongs to the shell, which is the same on all pages of visitors. */
const menu: Part = ['Menu', 'dialog', 'Menu']
const sections: Part = ['Menu', 'dialog', 'Admin']

test('no screen is replaced when each of its chunks is lost once, and the next try finds them', async ({ page, baseURL }) => {
  page.setDefaultTimeout(15_000)
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  const { collections } = await (await page.request.get('/api/collections')).json()
  const { open, readScripts, seen } = await loseChunksOnce(page)

  for (const [path, ...parts] of [
    ['/', menu, ['Cookie settings', 'region', 'Cookies']],
    ['/shop', [/^Filters/, 'dialog', 'Filters']],
    ['/styles/glam', [/^Filters/, 'dialog', 'Filters']],
    [`/product/${sofa.item}`, [/^Enlarge/, 'dialog', sofa.name], ['Add your wishes', 'dialog', 'Your wishes']],
    [`/collection/${collections[0]._id}`, [/^Enlarge/, 'dialog', collections[0].name]],
  ] as const satisfies readonly (readonly [string, ...Part[]])[]) {
    await test.step(path, async () => {
      await open(path)
      for (const part of parts) await openLost(page, part)
    })
  }

  // Their HTML names their screens, and their other parts are those of the pages above and below.
  for (const path of ['/wishlist', '/enquiries', '/signup', '/reset-password/a-token', '/admin/login', '/nowhere']) {
    await readScripts(path)
  }

  await test.step('the slideshow of Home', async () => {
    await open('/')
    const third = page.getByRole('button', { name: 'Show 3 of 5' })
    await third.click()
    await afterReconnecting(page, () => expect(page.getByText('Could not load. Try again.')).toBeVisible({ timeout: 500 }))
    await expect(async () => {
      await third.click({ timeout: 1000 })
      await expect(third).toHaveAttribute('aria-current', 'true', { timeout: 500 })
    }).toPass({ timeout: 15_000 })
  })

  await test.step('a part at the end of a page that is lost is there when the connection returns', async () => {
    // Other journeys change collections, so this one looks for a product that still has company.
    const details = collections.map(async ({ _id }: { _id: string }) =>
      (await page.request.get(`/api/collections/${_id}`)).json(),
    )
    const { productIds } = (await Promise.all(details)).find((collection) => collection.productIds.length > 1)
    await open(`/product/${productIds[0]._id}`)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('AlsoInCollection'))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await lost
    let isFound = false
    page.on('requestfinished', (request) => (isFound ||= request.url().includes('AlsoInCollection')))
    await expect.poll(() => reconnect(page).then(() => isFound)).toBe(true)
  })

  await test.step('the ways on from an empty cart that are lost are there when the connection returns', async () => {
    await open('/cart')
    const search = page.getByRole('main').getByRole('searchbox', { name: 'Search products' })
    await afterReconnecting(page, () => expect(search).toBeVisible({ timeout: 500 }))
  })

  await test.step('suggestions whose chunk is lost are there when the connection returns', async () => {
    await open('/shop')
    await page.getByRole('combobox', { name: 'Search products' }).fill('sofa')
    await afterReconnecting(page, () => expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 }))
  })

  await test.step('a search whose list is lost shows its results afterwards', async () => {
    await open('/shop')
    await page.getByRole('combobox', { name: 'Search products' }).fill('Ikoyi')
    await page.keyboard.press('Enter')
    await afterReconnecting(page, () => expect(page).toHaveURL(/search=Ikoyi/, { timeout: 500 }))
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Ikoyi')
  })

  await test.step('a toast whose chunk is lost is shown afterwards', async () => {
    await open(`/product/${sofa.item}`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
  })

  await test.step('what is typed survives', async () => {
    await open('/contact')
    await page.getByLabel('Message').fill('Do you deliver to Jos?')
    await openLost(page, menu)
    await expect(page.getByLabel('Message')).toHaveValue('Do you deliver to Jos?')
  })

  await test.step('each page opened by a link is there in the end', async () => {
    await open('/aboutUs')
    for (const name of ['Terms and conditions', 'Privacy policy', 'E-Catalog', 'Showroom']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(new RegExp(name))
    }
  })

  await test.step('the profile of a customer', async () => {
    await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
    await open('/profile')
    await openLost(page, menu)
    await openLost(page, ['Delete Account', 'alertdialog', 'Delete Account'])
    await page.request.post('/api/auth/logout')
  })

  await test.step('the screens of an admin', async () => {
    await page.request.post('/api/admin/login', { data: admin })
    await open(`/product/${sofa.item}`)
    await openLost(page, menu)
    await untilFound(page, page.getByRole('button', { name: 'Delete Product' }))
    await openLost(page, ['Delete Product', 'alertdialog', 'Delete product'])
    for (const path of ['/admin/dashboard', '/admin/products/new', `/admin/products/edit/${sofa.item}`]) {
      await open(path)
      await openLost(page, sections)
    }
    await open('/admin/dashboard')
    await page.getByRole('link', { name: 'Add New Product' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Product')
    await expect(page).toHaveTitle(/Add New Product/)
    await open('/admin/products/new')
    await page.getByLabel('Name').fill('Eko Sofa')
    await page.getByRole('textbox', { name: 'Description' }).fill('A deep sofa.')
    await openLost(page, sections)
    await expect(page.getByLabel('Name')).toHaveValue('Eko Sofa')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A deep sofa.')
  })

  const chunks = await chunksOfBuild(page, baseURL!)
  // The skins follow the editor, and a text field has replaced it. The placeholder of a page is only loaded for a slow one, and the
  // sanitiser for a text that the server has not sanitised.
  expect(chunks.filter((file) => !seen().has(file) && !/\/(lightSkin|darkSkin|PendingPage|sanitise)-/.test(file))).toEqual([])
})

test('only a press says that the slides of Home could not be loaded', async ({ page, visit }) => {
  await page.route('**/hero-actor-*', (route) => route.abort())
  const toasts: string[] = []
  page.on('request', (request) => request.url().includes('/toast-') && toasts.push(request.url()))
  await visit('/')
  const third = page.getByRole('button', { name: 'Show 3 of 5' })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('hero-actor'))
  await third.focus()
  await lost
  // A failure that is reported requests the toasts before the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(toasts).toEqual([])

  await third.click()
  await expect(page.getByText('Could not load. Try again.')).toBeVisible()
})

test('a page whose code was not loaded before the connection was lost is shown when it returns', async ({ page, visit }) => {
  await visit('/')
  await goOffline(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect(page).toHaveURL('/privacy')
})

test('a page that is opened without a connection stays the shop, and is shown when the connection returns', async ({
  page,
  visit,
}) => {
  await visit('/')
  await goOffline(page)
  await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click()
  const failed = page.getByRole('heading', { name: 'This page could not be loaded.' })
  await expect(failed).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(failed).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL('/shop')
})

test('a picture that is lost with the connection is there when it returns', async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Marina Corner Sofa')
  const pictures = '**/media/**'
  await page.route(pictures, (route) => route.abort())
  await visit(`/product/${item}`)
  await expect(page.getByRole('main').getByText('Image Error').first()).toBeVisible()
  await page.unroute(pictures)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const first = page.locator('img[fetchpriority="high"]')
  await expect(first).toHaveJSProperty('complete', true)
  await expect(first).not.toHaveJSProperty('naturalWidth', 0)
})

/** Opens a part. While a chunk of it is lost, the page stays as it is. */
async function openLost(page: Page, [press, role, name]: Part) {
  await page.getByRole('button', { name: press }).first().click()
  await untilFound(page, page.getByRole(role, { name }))
  if (role.endsWith('dialog')) await page.keyboard.press('Escape')
}

/** Tells the page that the connection is back, so that it requests lost parts at once instead of after five seconds. */
async function reconnect(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Tells the page again and again that the connection is back, until a check holds. */
async function afterReconnecting(page: Page, check: () => Promise<void>) {
  await expect(async () => {
    await reconnect(page)
    await check()
  }).toPass({ timeout: 15_000 })
}

/** Presses 'Try again.' until a part of the page is there, and checks that the page has not been replaced. */
async function untilFound(page: Page, part: Locator) {
  const heading = await page.locator('h1').textContent()
  const retry = page.getByRole('button', { name: 'Try again.' }).first()
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first()
  await expect(async () => {
    await expect(page.locator('h1')).toHaveText(heading!, { timeout: 500 })
    // A toast stays while the mouse is over it.
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 1000 })
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    else await reconnect(page)
    await expect(part).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
}

/** Loses the first request on each page for each script and style sheet that the page's HTML does not name. */
async function loseChunksOnce(page: Page) {
  const seen = new Set<string>()
  let found = new Set<string>()
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    seen.add(file)
    if (found.has(file)) return route.continue()
    found.add(file)
    return route.abort()
  })
  /** The files that the HTML of a page names. */
  async function readScripts(path: string): Promise<Set<string>> {
    const html = await (await page.request.get(path)).text()
    const named = new Set(Array.from(html.matchAll(/assets\/[\w-]+\.(?:js|css)/g), ([file]) => file))
    for (const file of named) seen.add(file)
    return named
  }
  return {
    /** The files that were requested on any page, or named by one that was read. */
    seen: () => seen,
    readScripts,
    open: async (path: string) => {
      found = await readScripts(path)
      await page.goto(path)
      await hydrated(page)
    },
  }
}

/** The lazily loaded scripts in the manifest of the build that the shop serves. An older build can share one of its entries. */
async function chunksOfBuild(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const manifests = globSync(join(import.meta.dirname, '../apps/web/dist/**/client/.vite/manifest.json'))
  const built = manifests
    .map((path) => Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>))
    .find((chunks) => chunks.every(({ file, isEntry }) => !isEntry || html.includes(file)))!
  return built.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ file }) => file)
}

interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
}
