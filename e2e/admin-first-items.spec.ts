import { admin } from './users.ts'
import { typeDescription, expect, photos, test } from './admin.ts'

test('the owner of an empty shop adds a product with three photos and a collection, and shoppers find both', async ({
  page,
  visit,
  otherPage: visitor,
}) => {
  test.slow()
  await visit('/admin/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, .+!$/)
  await expect(page.getByRole('term')).toHaveText(['Total Products', 'Total Collections'])
  await expect(page.getByRole('definition')).toHaveText(['0', '0'])

  await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Product')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ife Lounge Chair')
  await page.getByRole('textbox', { name: 'Items' }).fill('Chair+footstool')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Armchair')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Contemporary')
  await typeDescription(page, 'Carved iroko under honest linen.')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('620,000')
  await page.getByLabel('Pictures', { exact: true }).first().setInputFiles(photos)
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Alternative text of picture 1' }).fill('A round chair in the light')
  await page.getByRole('button', { name: 'Add Product' }).click()

  await expect(page).toHaveURL('/admin/dashboard?section=products', { timeout: 60_000 })
  const row = page.getByRole('row', { name: /Ife Lounge Chair/ })
  await expect(row).toContainText('Armchair')
  await expect(row).toContainText('₦620,000.00')

  await page.goto('/admin/dashboard?section=collections')
  await expect(page.getByText('No collections found.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add New Collection' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ife Corner')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Contemporary')
  await typeDescription(page, 'A chair and its light.')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('600000')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('lounge')
  const found = page.getByRole('list', { name: 'Found products' }).getByRole('listitem')
  await found.filter({ hasText: 'Ife Lounge Chair' }).click()
  await expect(found.getByRole('checkbox', { name: 'Ife Lounge Chair' })).toBeChecked()
  await page.getByLabel('Cover image', { exact: true }).first().setInputFiles(photos[0]!)
  await expect(page.getByRole('list', { name: 'Cover image' }).getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Collection' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=collections', { timeout: 60_000 })
  await expect(page.getByRole('row', { name: /Ife Corner/ })).toContainText('₦600,000.00')

  await visitor.goto('/shop?search=lounge')
  await visitor.getByRole('link', { name: 'Ife Lounge Chair' }).click()
  await expect(visitor).toHaveURL(/\/product\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ife Lounge Chair')
  await expect(visitor.getByText('Carved iroko under honest linen.')).toBeVisible()
  const product = new URL(visitor.url()).pathname
  const { images } = await (await visitor.request.get(product.replace('/product/', '/api/products/'))).json()
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['A round chair in the light', '', ''])

  const html = await (await visitor.request.get(product)).text()
  expect(html).toContain('<meta property="og:title" content="Ife Lounge Chair"')
  const card = /<meta property="og:image" content="([^"]+\/cards\/card-product-[\w-]+\.jpg)"/.exec(html)![1]!
  expect((await visitor.request.get(card)).headers()['content-type']).toBe('image/jpeg')
  expect(html).toContain('₦620,000.00')
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(product)
  expect(sitemap).toContain('/collection/')

  await visitor.goto('/shop?view=collections')
  await visitor.getByRole('link', { name: 'Ife Corner' }).click()
  await expect(visitor.getByRole('heading', { name: 'Products in this Collection' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Ife Lounge Chair' }).first()).toBeVisible()
})
