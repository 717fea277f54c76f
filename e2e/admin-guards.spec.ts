import type { Page } from '@playwright/test'
import { createProduct, typeDescription, expect, signIn, test } from './admin.ts'
import { admin, newcomer, signUpOf } from './users.ts'

const addresses = [
  '/admin/dashboard',
  '/admin/dashboard?section=products',
  '/admin/products/new',
  '/admin/products/edit/019a0000-0000-7000-8000-000000000000',
  '/admin/collections/new',
  '/admin/collections/edit/019a0000-0000-7000-8000-000000000000',
  '/admin/enquiries',
  '/admin/search',
  '/admin/shop',
  '/admin/account',
]

test('visitors and customers are redirected from every admin page to Home', async ({ page, visit }) => {
  const expectRedirects = async () => {
    for (const path of addresses) {
      const response = await page.request.get(path, { maxRedirects: 0 })
      expect([path, response.status(), response.headers()['location']]).toEqual([path, 302, '/'])
    }
  }
  await expectRedirects()
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await expectRedirects()
  await visit('/admin/dashboard')
  await expect(page).toHaveURL('/')
})

test('saving a form after the session has ended asks the admin to log in again and keeps the form', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/products/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ife Lounge Chair')
  await page.getByRole('textbox', { name: 'Items' }).fill('Chair')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Armchair')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Glam')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('620000')
  await typeDescription(page, 'Carved iroko.')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toContainText('Your session has ended. Please log in again. Nothing is lost.')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/admin/products/new')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ife Lounge Chair')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByRole('row', { name: /Ife Lounge Chair/ })).toBeVisible()
})

test('a user who lost the admin role is redirected to Home when saving fails with 403', async ({ page, visit }) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  await visit(`/admin/products/edit/${_id}`)
  const user = await (await page.request.get('/api/auth/check')).json()
  await page.route('**/api/auth/check', (route) => route.fulfill({ json: { ...user, role: 'customer' } }))
  await page.route('**/api/admin/operations/**', (route) =>
    route.fulfill({ status: 403, json: { message: 'Only admins may do this.' } }),
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Another name')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/')
})

test('leaving a changed form asks for confirmation, on links, on Back and on reload', async ({ page, visit }) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  await visit('/admin/dashboard?section=products')
  await page.getByRole('link', { name: 'Edit Eko Sofa' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Eko Sofa')
  // The editor reformats the description, which does not count as a change.
  await expect(page.locator('iframe[title="Description"]')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=products')

  await page.getByRole('link', { name: 'Edit Eko Sofa' }).click()
  await name.fill('Eko Sofa, blue')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(`/admin/products/edit/${_id}`)
  await expect(name).toHaveValue('Eko Sofa, blue')

  const unload = page.waitForEvent('dialog')
  const reload = page.reload({ timeout: 5000 }).catch(() => undefined)
  const dialog = await unload
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload

  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Shop' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/shop')
  const saved = await (await page.request.get(`/api/products/${_id}`)).json()
  expect(saved.name).toBe('Eko Sofa')
})

test(
  'logging out redirects to Home and closes the admin pages, also for Back',
  { tag: '@desktop' },
  async ({ page, visit, isMobile }) => {
    await signIn(page)
    await visit('/')
    await visit('/admin/account')
    await visit('/admin/dashboard')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/')
  },
)

test('an unfinished form survives a tab that is killed, and is forgotten when the admin logs out', async ({
  page,
  visit,
  context,
  isMobile,
}) => {
  const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('unfinishedForms'))
  await signIn(page)
  await visit('/admin/products/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Eko sofa')
  await typeDescription(page, 'Deep and soft.')
  await expect.poll(() => stored(page)).toContain('Deep and soft.')
  const again = await context.newPage()
  await page.close()

  await again.goto('/admin/products/new')
  await expect(again.getByText('You were writing “Eko sofa”. Continue?')).toBeVisible()
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Eko sofa')
  await expect(again.frameLocator('iframe[title="Description"]').locator('body')).toHaveText('Deep and soft.')
  if (isMobile) await again.getByRole('button', { name: 'Menu' }).click()
  await again.getByRole('button', { name: 'Logout' }).click()
  await expect(again).toHaveURL('/')
  expect(await stored(again)).toBeNull()
})
