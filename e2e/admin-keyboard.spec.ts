import { tabTo } from './keyboard.ts'
import { createProduct, expect, signIn, test } from './admin.ts'

test('a product is added, ordered by price and deleted by the keyboard alone', async ({ page, visit, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
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
  // Everything that is missing is said at once, and the focus is on the first of it.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Description cannot be empty.')
  await expect(page.getByRole('textbox', { name: 'Items' })).toBeFocused()
  await page.keyboard.type('Chair+footstool')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Armchair')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Contemporary')
  // From the last field before it the next stop is the tools of the editor, then its text.
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
  // The safe answer has the focus.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Kano Stool'])
})
