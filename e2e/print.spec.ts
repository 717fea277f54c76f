import { newEnquiryReference } from '@shop/domain'
import { expect, test, type Locator } from './fixtures.ts'
import { itemNamed } from './shopping.ts'
import { admin } from './users.ts'

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
    if (printed === path) {
      const parts = [main.getByRole('heading', { level: 1 }), main.getByText('₦2,150,000.00').filter({ visible: true })]
      const pictures = [page.getByRole('banner').getByText('Atelier Ilé'), main.locator('picture img').first()]
      for (const [one, other] of [parts, pictures]) expect(await leftOf(one!)).toBeCloseTo(await leftOf(other!), 0)
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), printed).toHaveLength(1)
    await page.emulateMedia({ media: null })
  }
})

test('an enquiry prints with its customer and what was agreed, and with nothing to fill in', async ({ page, visit }) => {
  const reference = newEnquiryReference('Ile', (count) => crypto.getRandomValues(new Uint8Array(count)))
  const { name, item } = await itemNamed(page, 'Marina Corner Sofa')
  await page.request.post('/api/admin/login', { data: admin })
  const customer = { name: 'Ada Obi', phoneNumber: '08012345678' }
  const lines = [{ item, itemType: 'Product', quantity: 1 }]
  const added = await page.request.post('/api/admin/add-enquiry', { data: { reference, ...customer, lines } })
  const { updatedAt } = await added.json()
  await page.request.put(`/api/admin/enquiries/${reference}/quote`, {
    data: { ...customer, quotedTotal: 2_000_000, deposit: 1_000_000, promisedDate: '2027-01-15', updatedAt },
  })
  await visit(`/admin/enquiries/${reference}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const printed of [/^Ada Obi$/, '08012345678', '₦2,000,000.00', '₦1,000,000.00', 'January 15, 2027']) {
    await expect(main.getByText(printed).filter({ visible: true })).toHaveCount(1)
  }
  for (const role of ['textbox', 'combobox', 'button'] as const) {
    await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0)
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

async function leftOf(part: Locator): Promise<number> {
  return (await part.first().boundingBox())!.x
}
