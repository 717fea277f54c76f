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
  await expect(page.getByRole('dialog', { name: 'Admin' })).toBeVisible()
  await expectAccessibleDocument(page)
  for (const section of ['products', 'collections']) {
    await visit(`/admin/dashboard?section=${section}`)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expectAccessibleDocument(page)
  }
  await visit('/admin/shop')
  await expect(page.getByLabel('Saturday closes')).toBeVisible()
  await expectAccessibleDocument(page)
  for (const path of ['products/new', `products/edit/${product._id}`, `collections/edit/${collection._id}`]) {
    await visit(`/admin/${path}`)
    await expect(page.locator('iframe[title="Description"]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.getByRole('button', { name: /^(Add Product|Save Changes)$/ }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Name is required.')
    await expectAccessibleDocument(page)
  }
})
