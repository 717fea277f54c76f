import type { Page } from '@playwright/test'
import { expect, type Locator, test } from './fixtures.ts'
import { itemNamed } from './shopping.ts'

/** The first screen on a phone of 360 x 740 pixels: what a shopper sees before scrolling, also with the cookie banner open. */

const laptop = { width: 1366, height: 768 }
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

async function boxOf(locator: Locator) {
  const box = (await locator.boundingBox())!
  return { ...box, bottom: box.y + box.height }
}

/** Whether an element is on the screen and nothing lies over its centre. */
function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && over !== null && (element.contains(over) || over.contains(element))
  })
}

/** The fields, buttons and prices that the cookie banner covers, by their names. */
function coveredByBanner(page: Page): Promise<string[]> {
  return banner(page).evaluate((strip) => {
    const area = strip.getBoundingClientRect()
    const isCovered = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const meets = left < area.right && right > area.left && top < area.bottom - 1 && bottom > area.top + 1
      return width > 1 && meets && !strip.contains(element)
    }
    const isControl = 'button, input, select, textarea, a[data-size]'
    const prices = [...document.querySelectorAll('p, span, strong')].filter(({ textContent }) => /^₦[\d,.]+$/.test(textContent))
    return [...document.querySelectorAll(isControl), ...prices]
      .filter((element) => element.checkVisibility() && element.closest('[inert]') === null && isCovered(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  })
}

const products = ['Alaafin Eight-Seater Dining Set', 'Eko Bouclé Three-Seater', 'Victoria Round Dining Set', 'Jos Lounge Chair']

for (const name of products) {
  test(`${name}: name, price and Order Now are on the first screen, below at most 55 % of picture`, async ({ page, visit }) => {
    const { item } = await itemNamed(page, name)
    await visit(`/product/${item}`)
    await expect(banner(page)).toBeVisible()
    const picture = await boxOf(page.getByRole('button', { name: /^Enlarge/ }).first())
    expect(picture.height).toBeLessThanOrEqual(0.55 * 740)
    const order = page.getByRole('link', { name: 'Order Now' })
    const bar = page.locator('[data-action-bar]').filter({ has: order })
    for (const part of [page.getByRole('heading', { level: 1 }), bar.getByText(/^(Now )?₦/).first(), order]) {
      await expect.poll(() => isInSight(part)).toBe(true)
    }
    expect(await coveredByBanner(page)).toEqual([])
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden()
  })
}

test('a collection has its name, price and Order Now on the first screen', async ({ page, visit }) => {
  const { collections } = (await (await page.request.get('/api/collections?sort=name')).json()) as {
    collections: { _id: string; name: string }[]
  }
  await visit(`/collection/${collections[0]!._id}`)
  await expect(banner(page)).toBeVisible()
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: 'Order Now' })]) {
    await expect.poll(() => isInSight(part)).toBe(true)
  }
  expect(await coveredByBanner(page)).toEqual([])
})

test('a product has two columns from 700 pixels, and its picture at most 55 % of the height', async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Eko Bouclé Three-Seater')
  await visit(`/product/${item}`)
  for (const [width, height] of [
    [700, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    const picture = await boxOf(page.getByRole('button', { name: /^Enlarge/ }).first())
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(picture.height).toBeLessThanOrEqual(0.55 * height)
    expect(heading.x).toBeGreaterThan(picture.x + picture.width)
    expect(heading.y).toBeLessThan(picture.bottom)
  }
})

test('Home has its headline and Shop Now on the first screen', async ({ page, visit }) => {
  await visit('/')
  await expect(banner(page)).toBeVisible()
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: 'Shop Now' })]) {
    await expect.poll(() => isInSight(part)).toBe(true)
  }
  expect(await coveredByBanner(page)).toEqual([])
})

test('a phone with a wrong clock that slept for an hour shows the next slide of Home', async ({ page, visit }) => {
  await page.clock.install({ time: new Date('2036-01-01T09:00:00Z') })
  await visit('/')
  const hero = page.getByRole('region', { name: 'Rooms by us' })
  await page.clock.fastForward(3_600_000)
  await expect(hero.getByRole('button', { name: /^Show 2 of/ })).toHaveAttribute('aria-current', 'true')
})

test('a visitor who saves data sees the first slide of Home until Play is pressed', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.install()
  await visit('/')
  const slide = (number: number) => page.getByRole('button', { name: `Show ${number} of 5` })
  const play = page.getByRole('button', { name: 'Play' })
  await expect(play).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(slide(1)).toHaveAttribute('aria-current', 'true')
  expect(requests.filter((url) => url.includes('hero-actor'))).toEqual([])

  await play.click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(slide(2)).toHaveAttribute('aria-current', 'true')
})

test('Home is at most 6,000 pixels high and shows every picture once, except slides that are covers of collections', async ({
  page,
  visit,
}) => {
  await visit('/')
  const picturesIn = (place: Locator) =>
    place
      .locator('picture img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/-\d+\.\w+$/, '')))
  const all = await picturesIn(page.getByRole('main'))
  const covers = await picturesIn(page.getByRole('region', { name: 'Collections', exact: true }))
  const slides = await picturesIn(page.getByRole('main').locator('[aria-roledescription="carousel"]').first())
  expect(all.length).toBeGreaterThan(40)
  expect(covers).toEqual([...new Set(covers)])
  const repeated = all.filter((src, position) => all.indexOf(src) !== position)
  expect(repeated).toEqual(covers.filter((src) => slides.includes(src)))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
})

test('the first card of Shop begins at 330 pixels or higher, below one line of count, filter and sort', async ({
  page,
  visit,
}) => {
  await visit('/shop')
  await expect(banner(page)).toBeVisible()
  expect((await boxOf(page.getByRole('article').first())).y).toBeLessThanOrEqual(330)
  const line = await Promise.all(
    [
      page.getByText('30 products'),
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('combobox', { name: 'Sort by' }),
    ].map(async (part) => {
      const { y, height } = await boxOf(part)
      return Math.round(y + height / 2)
    }),
  )
  expect(Math.max(...line) - Math.min(...line)).toBeLessThanOrEqual(2)
  expect(await coveredByBanner(page)).toEqual([])
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeHidden()
})

test('the cookie banner covers no field, button or price on a laptop', { tag: '@desktop-only' }, async ({ page, visit }) => {
  await page.setViewportSize(laptop)
  const { item } = await itemNamed(page, 'Marina Corner Sofa')
  for (const path of [
    '/',
    '/shop',
    '/shop?view=collections',
    `/product/${item}`,
    '/styles/glam',
    '/contact',
    '/signup',
    '/profile',
  ]) {
    await visit(path)
    await expect(banner(page)).toBeVisible()
    expect([path, await coveredByBanner(page)]).toEqual([path, []])
  }
})

test('the cookie banner covers no field and no button of a form', async ({ page, visit }) => {
  for (const path of ['/contact', '/signup', '/profile']) {
    await visit(path)
    await expect(banner(page)).toBeVisible()
    expect([path, await coveredByBanner(page)]).toEqual([path, []])
  }
})

test('the chat link is inside the bottom navigation, and its message names the item of the page', async ({ page, visit }) => {
  await visit('/shop')
  const chat = await boxOf(page.getByRole('link', { name: 'Chat with us' }))
  const navigation = await boxOf(page.getByRole('navigation', { name: 'Quick links' }))
  expect(chat.y).toBeGreaterThanOrEqual(navigation.y)
  for (const entry of await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link').all()) {
    const { x, width } = await boxOf(entry)
    expect(x >= chat.x + chat.width || x + width <= chat.x).toBe(true)
  }
})

test('the chat link names the item once Order Now is scrolled away', { tag: '@desktop-only' }, async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Eko Bouclé Three-Seater')
  await visit(`/product/${item}`)
  const chat = page.getByRole('link', { name: 'Chat with us' })
  await expect(chat).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(chat).toBeVisible()
  expect(new URL((await chat.getAttribute('href'))!).searchParams.get('text')).toContain('Eko Bouclé Three-Seater')
})

test('a missing page, an empty search and an empty cart offer pictures, a search field and categories', async ({
  page,
  visit,
}) => {
  for (const path of ['/nothing-here', '/shop?search=zzzzqqq', '/cart', '/wishlist']) {
    await visit(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const browse = page.getByRole('region', { name: 'Browse the shop' })
    await expect(browse.getByRole('link', { name: 'Dining Room' })).toBeVisible()
    expect(await browse.locator('picture').count()).toBe(9)
    await expect(page.getByLabel('Search products', { exact: true })).toBeVisible()
  }
  await page.getByLabel('Search products', { exact: true }).fill('wardrobe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?search=wardrobe')
})

test('the placeholder of a list has its title, marks its link, and has the cards where the page has them @desktop', async ({
  page,
  visit,
}) => {
  const hold = await holdLists(page)
  for (const [from, name, title] of [
    ['/', 'Shop', 'Shop'],
    ['/', 'Bedroom', 'Bedroom'],
    ['/', 'Collections', 'Collections'],
    ['/', 'Glam', 'Glam Furniture'],
  ] as const) {
    await visit(from)
    const release = hold()
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
    const main = page.getByRole('main')
    const first = main
      .locator('[aria-busy] [aria-hidden] [data-shape="picture"], [aria-busy] [aria-hidden] [data-shape="wide"]')
      .first()
    await expect(first).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    if (name === 'Shop')
      await expect(page.locator('nav [aria-current="page"]').filter({ visible: true }).first()).toHaveText('Shop')
    const top = await topOnPage(first)
    release()
    const card = main.getByRole('article').first()
    await expect(card).toBeVisible()
    expect(Math.abs((await topOnPage(card)) - top), name).toBeLessThanOrEqual(1)
  }
})

test('a product shows the rest of its collection and what the collection saves', async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Eleganza Channel Sofa')
  await visit(`/product/${item}`)
  const also = page.getByRole('region', { name: 'Also in this collection' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const reason = also.getByText('Buy the Gala Collection together and save ₦935,000.')
  const link = also.getByRole('link', { name: 'See the collection' })
  await expect(reason).toBeVisible()
  // On a phone, the reason is above its link.
  expect((await reason.boundingBox())!.y).toBeLessThan((await link.boundingBox())!.y)
  await expect(also.getByRole('article')).toHaveCount(3)
  await expect(also.getByRole('link', { name: 'Eleganza Channel Sofa' })).toHaveCount(0)
})

/** Lets the caller hold the responses with lists: the result starts to hold them, and returns a function that releases them. */
async function holdLists(page: Page) {
  let held = Promise.resolve()
  await page.route(/\/api\/(products|collections)\?/, async (route) => {
    await held
    await route.continue()
  })
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
}

async function topOnPage(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top + scrollY)
}
