import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { itemNamed } from './shopping.ts'

test('links and buttons are as large as a finger on a phone', async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Marina Corner Sofa')
  const { collections } = await (await page.request.get('/api/collections')).json()
  await page.addInitScript((id) => {
    const line = [{ item: id, itemType: 'Product', quantity: 1 }]
    for (const key of ['sessionCart', 'sessionWishlist']) sessionStorage.setItem(key, JSON.stringify(line))
  }, item)
  const items = [`/product/${item}`, `/collection/${collections[0]._id}`]
  for (const path of [
    '/',
    '/shop?style=Modern',
    ...items,
    '/cart',
    '/wishlist',
    '/aboutUs',
    '/contact',
    '/profile',
    '/nothing',
  ]) {
    await visit(path)
    // The cookie banner lets taps pass at first.
    await page.getByRole('button', { name: 'Decline' }).click({ trial: true })
    expect(await page.locator('a:not([href="#content"]), button').evaluateAll(smallTargets), path).toEqual([])
  }
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 340 } })

  test('at most a quarter of the screen is covered while a page scrolls', async ({ page, visit }) => {
    const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
    await visit(`/product/${item}`)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Item added to cart!')).toBeHidden()
    expect(await coveredHeight(page)).toBeLessThanOrEqual(85)
    for (const path of ['/cart', '/shop', '/']) {
      await visit(path)
      expect(await coveredHeight(page), path).toBeLessThanOrEqual(85)
    }
  })

  test('the search covers the screen, because the keyboard leaves no room for a list below the box', async ({ page, visit }) => {
    await visit('/shop')
    const box = page.getByRole('combobox', { name: 'Search products' })
    await box.click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect((await box.boundingBox())!.y).toBeLessThan(20)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  })
})

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a toast covers neither the price nor Order Now of a product on promotion', async ({ page, visit }) => {
    const { item } = await itemNamed(page, 'Marina Corner Sofa')
    await visit(`/product/${item}`)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    const toast = page.locator('[data-notices]').filter({ hasText: 'Item added to cart!' })
    const order = page.getByRole('link', { name: 'Order Now' })
    const bar = page.locator('[data-action-bar]')
    await expect(toast).toBeVisible()
    await expect
      .poll(async () => {
        const { y, height } = (await toast.boundingBox())!
        return (await bar.boundingBox())!.y - (y + height)
      })
      .toBeGreaterThanOrEqual(-1)
    const { y, height } = (await bar.getByRole('button', { name: /^Wishlist/ }).boundingBox())!
    const middle = y + height / 2
    const beside = (await order.boundingBox())!
    expect(middle).toBeGreaterThan(beside.y)
    expect(middle).toBeLessThan(beside.y + beside.height)
  })
})

test.describe('a low laptop', () => {
  test.use({ viewport: { width: 1366, height: 600 } })

  test('the last entry of the contents of a legal page scrolls into view', async ({ page, visit }) => {
    await visit('/terms')
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    const { y, height } = (await last.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(600)
  })

  test('Order Now scrolls behind the header', async ({ page, visit }) => {
    const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
    await visit(`/product/${item}`)
    const order = page.getByRole('link', { name: 'Order Now' })
    await page.mouse.wheel(0, (await order.boundingBox())!.y - 16)
    await expect.poll(async () => (await order.boundingBox())!.y).toBeLessThan(20)
    const overHeader = await page.getByRole('banner').evaluate((header) => {
      const columns = Array.from({ length: innerWidth / 10 }, (_, column) => document.elementFromPoint(column * 10, 40))
      return columns.filter((element) => !header.contains(element)).map((element) => element?.textContent)
    })
    expect(overHeader).toEqual([])
  })
})

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('the pictures and facts of a product end above its description while the page scrolls', async ({ page, visit }) => {
      const { item } = await itemNamed(page, 'Ikoyi Channel Bed')
      await visit(`/product/${item}`)
      const description = page.getByRole('heading', { name: 'Description' })
      await page.mouse.wheel(0, (await description.boundingBox())!.y - 300)
      await expect.poll(async () => (await description.boundingBox())!.y).toBeLessThan(310)
      const { y } = (await description.boundingBox())!
      for (const part of [page.getByRole('region', { name: /^Pictures of/ }), page.getByRole('button', { name: 'Copy link' })]) {
        const box = (await part.boundingBox())!
        expect(box.y + box.height).toBeLessThan(y)
      }
    })

    test('the heading of a page is the largest on it', async ({ page, visit }) => {
      const { item } = await itemNamed(page, 'Marina Corner Sofa')
      const { collections } = await (await page.request.get('/api/collections')).json()
      const last = /^(Also in this collection|Products in this Collection|Browse the shop)$/
      for (const path of [`/product/${item}`, `/collection/${collections[0]._id}`, '/shop?search=zzzzqqq', '/wishlist']) {
        await visit(path)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible()
        const [title = 0] = await page.locator('h1').evaluateAll(textSizes)
        const sections = await page.locator('h2').evaluateAll(textSizes)
        // A tablet has fewer sizes.
        expect(Math.max(...sections), path).toBeLessThan(viewport.width < 1024 ? title + 1 : title)
      }
    })
  })
}

function textSizes(elements: Element[]): number[] {
  return elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

/** Scrolls the page and returns how many pixels of its middle column are covered by elements that did not scroll with it. */
async function coveredHeight(page: Page): Promise<number> {
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  return page.evaluate(() => {
    const staysInPlace = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || staysInPlace(element.parentElement))
    const rows = Array.from({ length: innerHeight }, (_, row) => document.elementFromPoint(innerWidth / 3, row))
    return rows.filter((element) => staysInPlace(element)).length
  })
}

/** Runs in the page: the links and buttons outside of sentences in which a finger has less than 44 by 44 pixels. */
async function smallTargets(targets: Element[]): Promise<string[]> {
  /** How many pixels from the middle of the target belong to it. */
  const reach = (target: Element, right: number, down: number): number => {
    const { left, top, width, height } = target.getBoundingClientRect()
    for (let distance = 1; distance <= 44; distance++) {
      const hit = document.elementFromPoint(left + width / 2 + right * distance, top + height / 2 + down * distance)
      if (hit === null || !target.contains(hit)) return distance - 1
    }
    return 44
  }
  const isInSentence = (target: Element) =>
    [...target.parentElement!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const small: string[] = []
  for (const target of targets) {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) continue
    // The sections of a page are laid out in the frame after they come into view.
    for (let frame = 0; frame < 2; frame++) {
      target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
      await new Promise(requestAnimationFrame)
    }
    const width = reach(target, -1, 0) + reach(target, 1, 0) + 1
    const height = reach(target, 0, -1) + reach(target, 0, 1) + 1
    const name = target.getAttribute('aria-label') ?? target.textContent
    if (Math.min(width, height) < 44) small.push(`${name}: ${width} by ${height}`)
  }
  return small
}
