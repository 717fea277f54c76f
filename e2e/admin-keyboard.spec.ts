import { tabTo } from './keyboard.ts'
import { createProduct, expect, signIn, test } from './admin.ts'

test('an admin can add, sort and delete a product with the keyboard only', { tag: '@desktop-only' }, async ({ page, visit }) => {
  test.slow()
  await signIn(page)
  await createProduct(page, { name: 'Kano Stool', price: 90_000, category: 'Armchair' })
  await visit('/admin/dashboard')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Add New Product' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeFocused()

  await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Ife Lounge Chair')
  await page.keyboard.press('Enter')
  // All missing fields are reported, and the first one has focus.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Description cannot be empty.')
  await expect(page.getByRole('textbox', { name: 'Items' })).toBeFocused()
  await page.keyboard.type('Chair+footstool')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Armchair')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Contemporary')
  // The toolbar of the editor comes before its text in the tab order.
  const frame = page.locator('iframe[title="Description"]')
  await tabTo(page, frame)
  await page.keyboard.type('Carved iroko.')
  await tabTo(page, page.getByRole('textbox', { name: 'Price', exact: true }))
  await page.keyboard.type('620000')
  await tabTo(page, page.getByRole('switch', { name: /Best seller/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Add Product' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard?section=products')

  await tabTo(page, page.getByRole('button', { name: 'Price' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Kano Stool', 'Ife Lounge Chair'])
  await tabTo(page, page.getByRole('button', { name: 'Delete Ife Lounge Chair' }))
  await page.keyboard.press('Enter')
  // The safe choice has focus.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Kano Stool'])
})
