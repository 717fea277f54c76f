import { expectAccessibleDocument } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { itemNamed } from './shopping.ts'
import { newcomer, signUpOf } from './users.ts'

/** The pages of signed-out visitors. Those of a group are opened one after the other in the same browser. */
const pages = {
  catalogue: [
    '/',
    '/shop',
    '/shop?view=collections',
    '/shop?search=zzzzzz',
    '/styles/antique%2Froyal',
    '/product/019a0000-0000-7000-8000-000000000000',
  ],
  personal: ['/cart', '/wishlist', '/profile', '/enquiries', '/signup', '/admin/login', '/reset-password/token'],
  static: ['/contact', '/aboutUs', '/terms', '/privacy', '/e-catalog', '/showroom', '/nothing'],
}

test('the pages that are tested as documents have every kind of page of the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)/g)].map(([, path = '']) => kindOf(path))
  const tested = Object.values(pages).flat().map(kindOf)
  // Collections are tested below.
  expect([...new Set(listed)].filter((kind) => !tested.includes(kind))).toEqual(['/collection/*'])
})

for (const [group, paths] of Object.entries(pages)) {
  test(`each of the ${group} pages is an accessible document and does not scroll sideways`, async ({ page, visit }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(path)
        await expectAccessibleDocument(page)
      })
    }
  })
}

test('the profile of a customer is an accessible document and does not scroll sideways', async ({ page, visit }) => {
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await visit('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectAccessibleDocument(page)
})

test('a product page, reached from the shop, is an accessible document and does not scroll sideways', async ({ page, visit }) => {
  await visit('/shop?search=marina')
  await page.getByRole('link', { name: 'Marina Corner Sofa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marina Corner Sofa')
  await expect(page.getByText('An L-shaped sofa')).toBeVisible()
  await expectAccessibleDocument(page)
})

test('a collection page, reached from the shop, is an accessible document and does not scroll sideways', async ({
  page,
  visit,
}) => {
  await visit('/shop?view=collections')
  await page.getByRole('link', { name: 'Eko Living Collection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eko Living Collection')
  await expect(page.getByRole('heading', { name: 'Products in this Collection' })).toBeVisible()
  await expectAccessibleDocument(page)
})

for (const [path, list] of [
  ['/cart', 'sessionCart'],
  ['/wishlist', 'sessionWishlist'],
] as const) {
  test(`${path} with an item is an accessible document and does not scroll sideways`, async ({ page, visit }) => {
    const { item, itemType, name } = await itemNamed(page, 'Marina Corner Sofa')
    await page.addInitScript(
      ([key, text]) => sessionStorage.setItem(key!, text!),
      [list, JSON.stringify([{ item, itemType, quantity: 2 }])],
    )
    await visit(path)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await expectAccessibleDocument(page)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a ${colorScheme} system keeps its theme with more contrast and with forced colours`, async ({ page, visit }) => {
    const colour = (name: string) =>
      page.evaluate((role) => getComputedStyle(document.documentElement).getPropertyValue(role), `--color-${name}`)
    await page.emulateMedia({ colorScheme })
    await visit('/shop')
    const usual = { line: await colour('line'), 'ink-soft': await colour('ink-soft') }
    expect(usual.line).not.toBe(usual['ink-soft'])
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await colour('line')).toBe(usual['ink-soft'])
    await page.emulateMedia({ colorScheme, contrast: 'more', forcedColors: 'active' })
    expect(await colour('paper')).toBe('Canvas')
    expect(await colour('line')).toBe('CanvasText')
  })
}

test('focus moves to the heading after navigation, and the document title names the page', async ({ page, visit }) => {
  await visit('/shop')
  await page.getByRole('link', { name: 'Oba Royal Chesterfield' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Oba Royal Chesterfield/)
})

test('the skip link moves past the navigation', async ({ page, visit }) => {
  await visit('/shop')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = () => document.querySelector('main')!.contains(document.activeElement)
  expect(await page.evaluate(inMain)).toBe(true)
})

/** The page of an address: `/product/*` of each product. */
function kindOf(path: string): string {
  return path.replace(/\?.*/, '').replace(/(?<=^\/\w+\/).*/, '*')
}
