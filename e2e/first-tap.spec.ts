import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { itemNamed, linkWithCount } from './shopping.ts'

/** Holds back the app's scripts, as a slow network does. Returns the function that lets them through. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('taps on Add to Cart, the heart and Menu before the app has loaded take effect when it has', async ({ page }) => {
  const { item, name } = await itemNamed(page, 'Ikoyi Channel Bed')
  const release = await holdApp(page)
  await page.goto(`/product/${item}`)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(add).toHaveCSS('opacity', '0.6')
  await page
    .getByRole('button', { name: `Wishlist: ${name}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Menu' }).click()
  release()
  await hydrated(page)
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  await expect(linkWithCount(page, 'Wishlist', 1)).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy')
  await expect(add).toHaveCSS('opacity', '1')
})

test('Add to Cart and then Cart, both tapped before the app has loaded, open a cart with the item', async ({ page }) => {
  const { item, name } = await itemNamed(page, 'Ikoyi Channel Bed')
  const release = await holdApp(page)
  await page.goto(`/product/${item}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart' }).last().click()
  release()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('a link that waits for the app is followed after five seconds', async ({ page }) => {
  const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
  await holdApp(page)
  await page.clock.install()
  await page.goto(`/product/${item}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart' }).last().click()
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL('/cart')
})

test('a tap takes effect after the connection was lost while the app was loading', async ({ page }) => {
  const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
  const scripts = /\/assets\/(?!start-)[^/]*\.(js|css)$/
  await page.route(scripts, (route) => route.abort())
  let losses = 0
  page.on('requestfailed', (request) => {
    if (request.url().includes('entry-client')) losses += 1
  })
  await page.goto(`/product/${item}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // The link that preloads it, and the import.
  await expect.poll(() => losses).toBeGreaterThanOrEqual(2)
  await page.unroute(scripts)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await hydrated(page)
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
})

test('a tap takes effect when the chunk of the page is there, after it was lost', async ({ page }) => {
  const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
  const html = await (await page.request.get(`/product/${item}`)).text()
  const screen = `**${/data-modules="[^"]* ([^ "]+)"/.exec(html)![1]}`
  let losses = 0
  await page.route(screen, async (route) => {
    await route.abort()
    losses += 1
  })
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  // The app also tries again every five seconds, which this clock does not reach.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(`/product/${item}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // The link that preloads it, the import of the starter, and two imports of the app.
  const lossesSoFar = async () => {
    await page.clock.runFor(20)
    return losses
  }
  await expect.poll(lossesSoFar).toBe(4)
  await page.clock.resume()
  await page.unroute(screen)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await hydrated(page)
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  expect(documents).toBe(1)
  const links = await page.locator('head link').evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  expect(new Set(links).size).toBe(links.length)
})

test('a page whose app can be fetched but is not run, as in Firefox after a lost connection, reloads itself once', async ({
  page,
}) => {
  const entry = /\/assets\/entry-client-/
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route(entry, (route) => (route.request().resourceType() === 'fetch' ? route.continue() : route.abort()))
  await page.goto('/contact')
  await expect.poll(() => documents).toBe(2)
  await page.waitForEvent('requestfailed', (request) => entry.test(request.url()))
  await page.unroute(entry)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await hydrated(page)
  expect(documents).toBe(2)
})

test('a search that is typed before the app has loaded is kept and found', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/shop')
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.fill('Ikoyi')
  release()
  await hydrated(page)
  await expect(search).toHaveValue('Ikoyi')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=Ikoyi/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Ikoyi')
})

test('what was typed and tapped is kept when a translation or an extension has changed the page before the app has loaded', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/signup')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Ada')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input')) {
      const icon = document.createElement('div')
      const frame = document.createElement('span')
      field.after(icon)
      field.replaceWith(frame)
      frame.append(field)
    }
    const heading = document.querySelector('h1')!
    heading.firstChild!.replaceWith(document.createElement('font'))
    heading.nextSibling?.remove()
    for (const label of document.querySelectorAll('label')) (label.firstChild as Text).data = label.textContent.toUpperCase()
  })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  release()
  await hydrated(page)
  await expect(name).toHaveValue('Ada')
  await expect(page.getByText('Enter valid email address')).toBeVisible()
})

test('a tap on a tab before the app has loaded opens it when it has', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/shop')
  const tab = page.getByRole('tab', { name: 'Collections' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL('/shop?view=collections')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).not.toHaveAttribute('aria-busy')
})

test('neither style sheets, fonts nor the app are requested before the largest picture is shown, unless the page is used', async ({
  page,
}) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  await page.route(/\/media\//, async (route) => {
    await shown
    await route.continue()
  })
  // The app does not wait for a picture for ever; here the time stands still.
  await page.clock.install()
  const requested: string[] = []
  page.on('request', (request) => {
    if (['script', 'font', 'stylesheet'].includes(request.resourceType())) requested.push(new URL(request.url()).pathname)
  })
  // All files of the app are requested at once, so the first ones may wait for the last.
  const entry = page.waitForRequest(/\/assets\/entry-client-/)
  await page.route(/\/assets\/react-/, async (route) => {
    await entry
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested).toEqual([expect.stringMatching(/^\/assets\/start-/)])
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Fallback"/)
  await page.touchscreen.tap(180, 300)
  await hydrated(page)
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/)
  // A page that is used is followed by others: the screens of products and collections are fetched ahead.
  await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/assets\/items-/))
  show()
})

test('the fonts of the shop appear together when the last one has arrived, however early the style sheet is there', async ({
  page,
}) => {
  const fonts = { inter: Promise.withResolvers<void>(), fraunces: Promise.withResolvers<void>() }
  for (const [name, { promise }] of Object.entries(fonts)) {
    await page.route(new RegExp(`/assets/${name}-.*woff2`), async (route) => {
      await promise
      await route.continue()
    })
  }
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const body = page.locator('body')
  await expect(body).toHaveCSS('font-family', /^"Inter Fallback"/)
  fonts.inter.resolve()
  await page.evaluate(() => document.fonts.load("16px 'Inter Variable'"))
  await expect(body).toHaveCSS('font-family', /^"Inter Fallback"/)
  fonts.fraunces.resolve()
  await expect(body).toHaveCSS('font-family', /^"Inter Variable"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Fraunces Variable"/)
})

test('a choice about cookies and an item for the cart are kept when the page is left before the machines have loaded', async ({
  page,
  visit,
}) => {
  const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await page.route(/\/assets\/browser-shop-/, () => undefined)
  await visit(`/product/${item}`)
  await banner.getByRole('button', { name: 'Decline' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.unroute(/\/assets\/browser-shop-/)
  await visit('/')
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  await expect(banner).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
  await expect(banner).toBeHidden()
})
