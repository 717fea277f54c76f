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
  for (const path of [...hrefs, '/admin/enquiries/new']) {
    await visit(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
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
