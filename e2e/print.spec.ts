import { expect, test } from './fixtures.ts'
import { itemNamed } from './shopping.ts'

test('a product, the cart and the wishlist print as one clean page', async ({ page, visit, baseURL }) => {
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  const path = `/product/${sofa.item}`
  await visit(path)
  await page.evaluate((item) => {
    const line = [{ item, itemType: 'Product', quantity: 1 }]
    for (const key of ['sessionCart', 'sessionWishlist']) sessionStorage.setItem(key, JSON.stringify(line))
  }, sofa.item)

  for (const printed of [path, '/cart', '/wishlist']) {
    await visit(printed)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: sofa.name })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.locator('picture img').first()).toBeVisible()
    await expect(main.getByText('₦2,150,000.00').filter({ visible: true }).first()).toBeVisible()
    expect(await main.evaluate(addresses)).toContain(`${baseURL}${path}`)
    // The picture of a product can be pressed.
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(printed === path ? 1 : 0)
    expect(await page.locator('body *').evaluateAll(floating)).toEqual([])
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), printed).toHaveLength(1)
    await page.emulateMedia({ media: null })
  }
})

/** Runs in the page: the addresses that are printed as text or after links. */
function addresses(main: Element): string {
  const site = getComputedStyle(main).getPropertyValue('--site').replaceAll('"', '')
  const links = [...main.querySelectorAll('article :is(h2, h3) a')].filter(
    (link) => getComputedStyle(link, '::after').display === 'block',
  )
  const texts = [...main.querySelectorAll<HTMLElement>('[data-print="only"]')].map((text) => text.innerText)
  return [...texts, ...links.map((link) => site + link.getAttribute('href'))].join(' ')
}

/** Runs in the page: the visible elements that would float over every printed page. */
function floating(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.outerHTML.slice(0, 80))
}
