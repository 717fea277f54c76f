import { expectAccessibleDocument } from './accessible.ts'
import { createCollection, createProduct, expect, signIn, test } from './admin.ts'

test('every admin page is an accessible document and does not scroll sideways', async ({ page, visit }) => {
  await signIn(page)
  const product = await createProduct(page)
  const collection = await createCollection(page, [product._id])
  await visit('/admin/dashboard')
  await expect(page.getByRole('definition').first()).toHaveText('1')
  await expectAccessibleDocument(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Admin' })
  await expect(menu).toBeVisible()
  await expectAccessibleDocument(page)
  const links = await menu.getByRole('link').all()
  const hrefs = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
  expect(hrefs).toContain('/admin/account')
  const main = page.getByRole('main')
  const lists = ['/admin/dashboard?section=products', '/admin/dashboard?section=collections']
  expect(hrefs).toEqual(expect.arrayContaining([...lists, '/admin/shop']))
  for (const path of [...hrefs, '/admin/enquiries/new']) {
    await visit(path)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    if (lists.includes(path)) await expect(page.getByRole('rowheader')).toHaveCount(1)
    if (path === '/admin/shop') await expect(page.getByLabel('Saturday closes')).toBeVisible()
    await expectAccessibleDocument(page)
  }
  for (const path of ['products/new', `products/edit/${product._id}`, `collections/edit/${collection._id}`]) {
    await visit(`/admin/${path}`)
    await expect(page.locator('iframe[title="Description"]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.getByRole('button', { name: /^(Add Product|Save Changes)$/ }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Name is required.')
    await expectAccessibleDocument(page)
  }
})
