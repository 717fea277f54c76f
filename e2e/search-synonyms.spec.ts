import { createProduct, expect, signIn, test } from './admin.ts'
import { hydrated } from './fixtures.ts'

test('a search that finds nothing is taught to the shop on a phone, and the next shopper finds the sofa', async ({
  page,
  visit,
  otherPage: shopper,
}) => {
  await signIn(page)
  await createProduct(page)
  const searchFor = async (text: string) => {
    await shopper.goto('/shop')
    await hydrated(shopper)
    await shopper.getByRole('combobox', { name: 'Search products' }).fill(text)
    await shopper.keyboard.press('Enter')
    await expect(shopper).toHaveURL(/search=davenport/)
  }
  const card = shopper.getByRole('main').getByRole('article')
  await searchFor('davenport')
  await expect(shopper.getByRole('main')).toContainText('No products found')

  await test.step('the owner finds the search, and sees what it would find with a synonym', async () => {
    await visit('/admin/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click()
    const row = page.getByRole('list', { name: 'Found little or nothing' }).getByRole('listitem').filter({ hasText: 'davenport' })
    await row.getByRole('button', { name: 'Add a synonym for davenport' }).click()
    await expect(page.getByRole('textbox', { name: 'Shoppers search for' })).toHaveValue('davenport')
    await page.keyboard.type('sofa')
    await expect(page.getByText('“davenport” would find 1 product.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Synonyms' })).toContainText('davenport means sofa')
  })

  await test.step('the shopper finds the sofa in the same search, whose response was cached', async () => {
    await searchFor('davenport')
    await expect(card).toHaveCount(1)
  })

  await test.step('the next owner of the page finds the search as it was', async () => {
    await page.getByRole('button', { name: 'Remove davenport' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(/^No synonyms yet\./)).toBeVisible()
  })
  await shopper.context().close()
})
