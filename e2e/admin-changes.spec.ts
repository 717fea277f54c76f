import { createCollection, createProduct, expect, signIn, test } from './admin.ts'

test('shoppers see a promotion as soon as it is saved, and no longer when it is unchecked', async ({
  page,
  visit,
  otherPage: visitor,
}) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  await visitor.goto(`/product/${_id}`)
  await expect(visitor.getByRole('main')).toContainText('₦1,850,000.00')

  await visit(`/admin/products/edit/${_id}`)
  await page.getByRole('switch', { name: /On promotion/ }).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const sentence = 'Discounted price is required and must be greater than 0 if product is on promotion.'
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence)
  const discounted = page.getByRole('textbox', { name: 'Discounted price' })
  await expect(discounted).toBeFocused()
  await discounted.fill('1850000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Discounted price must be less than the original price.')
  await discounted.fill('1480000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=products')
  await expect(page.getByRole('row', { name: /Eko Sofa/ })).toContainText('Now ₦1,480,000.00')

  await visitor.reload()
  await expect(visitor.getByRole('main')).toContainText('Was ₦1,850,000.00')
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect(visitor.getByText('20%').first()).toBeVisible()
  expect(await (await visitor.request.get(`/product/${_id}`)).text()).toContain('content="₦1,480,000.00')

  await page.getByRole('link', { name: 'Edit Eko Sofa' }).click()
  await page.getByRole('switch', { name: /On promotion/ }).uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=products')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Promotions' })).toHaveCount(0)
  const saved = await (await visitor.request.get(`/api/products/${_id}`)).json()
  expect([saved.isPromo, saved.discountedPrice]).toEqual([false, null])
})

test('saving an edit that began on the product page returns there and shows the change', async ({ page, visit }) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  await visit(`/product/${_id}`)
  await page.getByRole('link', { name: 'Edit Product' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Eko Grand Sofa')
  await page.getByRole('switch', { name: /Foreign/ }).check()
  await page.getByRole('textbox', { name: 'Origin' }).fill('Italy')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(`/product/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eko Grand Sofa')
  await expect(page.getByText('Made in Italy')).toBeVisible()
})

test('an admin confirms and deletes items in the table and on their page, can undo that, and shoppers no longer find them', async ({
  page,
  visit,
  otherPage: visitor,
}) => {
  await signIn(page)
  const sofa = await createProduct(page)
  const chair = await createProduct(page, { name: 'Jos Chair', category: 'Armchair' })
  const collection = await createCollection(page, [chair._id])
  const dialog = page.getByRole('alertdialog')

  await visit('/admin/dashboard?section=products')
  await page.getByRole('button', { name: 'Delete Eko Sofa' }).click()
  await expect(dialog).toContainText('Are you sure you want to delete this product? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: /Eko Sofa/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Eko Sofa' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('success', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Eko Sofa/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Jos Chair/ })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Eko Sofa/ })).toBeVisible()
  expect((await page.request.get(`/api/products/${sofa._id}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Delete Eko Sofa' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Eko Sofa/ })).toHaveCount(0)

  await visit(`/collection/${collection._id}`)
  await page.getByRole('button', { name: 'Delete Collection' }).click()
  await expect(dialog).toContainText('Are you sure you want to delete this collection? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/shop?view=collections')
  await expect(page.getByText('No collections available')).toBeVisible()

  expect((await visitor.goto(`/product/${sofa._id}`))!.status()).toBe(404)
  expect((await visitor.goto(`/collection/${collection._id}`))!.status()).toBe(404)
  expect((await visitor.goto(`/product/${chair._id}`))!.status()).toBe(200)
  expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain(sofa._id)
})

test('the dashboard ignores an invalid section, and editing an unknown item redirects to its section', async ({
  page,
  visit,
}) => {
  await signIn(page)
  await visit('/admin/dashboard?section=%00orders&page=-1')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await visit('/admin/products/edit/nothing')
  await expect(page).toHaveURL('/admin/dashboard?section=products')
  await visit('/admin/collections/edit/019a0000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/admin/dashboard?section=collections')
})

test('an admin who saves a product that another admin has changed sees both changes and can keep them', async ({
  page,
  visit,
  otherPage: other,
}) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  await visit(`/admin/products/edit/${_id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Eko Sofa, large')

  await signIn(other)
  await other.goto(`/admin/products/edit/${_id}`)
  await other.getByRole('textbox', { name: 'Price', exact: true }).fill('1900000')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other).toHaveURL('/admin/dashboard?section=products')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Product changed' })
  await expect(dialog).toContainText('They changedPrice')
  await expect(dialog).toContainText('You changedName')
  await dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Eko Sofa, large')
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('1900000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('row', { name: /Eko Sofa, large/ })).toContainText('₦1,900,000.00')
})
