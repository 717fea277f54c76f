import { expectAccessibleDocument } from './accessible.ts'
import { createProduct, expect, signIn, test } from './admin.ts'
import { dataDirOf } from './empty-shops.ts'
import { hydrated } from './fixtures.ts'
import { findInEmail } from './outbox.ts'

test('an owner invites a second admin, who accepts through the email, edits a product, is removed and loses access at once', async ({
  page,
  visit,
  otherPage: second,
  baseURL,
}) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  const email = `tunde.${crypto.randomUUID()}@example.com`
  const password = 'Iroko-Stool-7'

  await visit('/admin/account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  const rows = page.getByRole('list', { name: 'Admins and invitations' }).getByRole('listitem')
  await expect(rows.filter({ hasText: email })).toContainText('Invited')
  await expectAccessibleDocument(page)

  await test.step('the invited person chooses a name and a password, and logs in', async () => {
    await second.goto(await findInEmail(email, /http:\/\/\S+\/admin\/invitation\/[\w-]+/, dataDirOf(baseURL!)))
    await hydrated(second)
    await second.getByRole('textbox', { name: 'Name' }).fill('Tunde Bakare')
    await second.getByLabel('New password', { exact: true }).fill(password)
    await second.getByLabel('Confirm new password').fill(password)
    await expectAccessibleDocument(second)
    await second.getByRole('button', { name: 'Become an Admin' }).click()
    await expect(second.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await expect(second.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await second.getByLabel('Password', { exact: true }).fill(password)
    await second.getByRole('button', { name: 'Login' }).click()
    await expect(second).toHaveURL('/admin/dashboard')
  })

  await test.step('the second admin changes a price', async () => {
    await second.goto(`/admin/products/edit/${_id}`)
    await expect(second.locator('iframe[title="Description"]')).toBeVisible()
    await second.getByRole('textbox', { name: 'Price', exact: true }).fill('1900000')
    await second.getByRole('button', { name: 'Save Changes' }).click()
    await expect(second.getByRole('row', { name: /Eko Sofa/ })).toContainText('₦1,900,000.00', { timeout: 60_000 })
  })

  await test.step('the owner removes the second admin, whose next request is rejected', async () => {
    await visit('/admin/account')
    await page.getByRole('button', { name: 'Remove Tunde Bakare' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove Admin' })
    await expect(question).toContainText('Remove Tunde Bakare? They are logged out at once')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(rows).toHaveCount(1)
    await second.getByRole('button', { name: 'Delete Eko Sofa' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(second.getByText('Your session has ended. Please log in again.').first()).toBeVisible()
    expect((await second.request.get('/api/admin/overview')).status()).toBe(401)
    expect((await page.request.get(`/api/products/${_id}`)).status()).toBe(200)
  })
})
