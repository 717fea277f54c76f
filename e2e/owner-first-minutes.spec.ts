import { readFile } from 'node:fs/promises'
import { expect, photos, signIn, test, typeDescription } from './admin.ts'

test("the owner's first ten minutes on a phone: photographs, a draft, bulk prices, undo and a customer's message", async ({
  page,
  visit,
  otherPage: visitor,
}) => {
  await signIn(page)

  await test.step('a product with two photographs is saved as a draft', async () => {
    await visit('/admin/products/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ife Lounge Chair')
    await page.getByRole('textbox', { name: 'Items' }).fill('Chair+footstool')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Armchair')
    await page.getByRole('combobox', { name: 'Style' }).selectOption('Contemporary')
    await typeDescription(page, 'Carved iroko under honest linen.')
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('620000')
    for (const [place, photo] of photos.slice(0, 2).entries()) {
      await page.getByLabel('Take a photo').setInputFiles(photo)
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(place + 1)
    }
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page).toHaveURL('/admin/dashboard?section=products', { timeout: 60_000 })
    await expect(page.getByRole('row', { name: /Ife Lounge Chair/ })).toContainText('Draft')
    await visitor.goto('/shop')
    await expect(visitor.getByText('Ife Lounge Chair')).toHaveCount(0)
  })

  const change = async (kind: string, percent?: string) => {
    await page.getByRole('checkbox', { name: 'Select Ife Lounge Chair' }).check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 1 product' })
    await dialog.getByRole('combobox', { name: 'What to change' }).selectOption(kind)
    if (percent !== undefined) await dialog.getByRole('textbox', { name: 'Percent' }).fill(percent)
    await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText('Ife Lounge Chair')
    await dialog.getByRole('button', { name: /^(Change|Delete) 1 product$/ }).click()
    await expect(dialog).toHaveCount(0)
  }
  const row = page.getByRole('row', { name: /Ife Lounge Chair/ })

  await test.step('the draft is shown to shoppers', async () => {
    await change('Show to shoppers')
    await expect(row).not.toContainText('Draft')
    await visitor.reload()
    await expect(visitor.getByRole('link', { name: 'Ife Lounge Chair' })).toBeVisible()
  })

  await test.step('the products are downloaded as CSV', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readFile(await download.path(), 'utf8')).toContain(',Ife Lounge Chair,Armchair,Contemporary,620000,')
    await expect(page).toHaveURL('/admin/dashboard?section=products')
  })

  await test.step('its price is raised, and Undo brings it back', async () => {
    // The toast about the first change offers Undo as well.
    const dismiss = page.getByRole('button', { name: 'Dismiss' }).first()
    if (await dismiss.isVisible()) await dismiss.click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await change('Raise the price', '10')
    await expect(row).toContainText('₦682,000.00')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(row).toContainText('₦620,000.00')
  })

  await test.step('a deletion is undone, and shoppers see both photographs again', async () => {
    await page.getByRole('button', { name: 'Delete Ife Lounge Chair' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Product' })
    await expect(question).toContainText('“Ife Lounge Chair”')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    // The newest toast comes first; those of earlier changes may still be there.
    await expect(page.getByText('success', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(row).toBeVisible()
    const { products } = await (await visitor.request.get('/api/products')).json()
    expect(products.map(({ name, images }: { name: string; images: object[] }) => [name, images.length])).toEqual([
      ['Ife Lounge Chair', 2],
    ])
  })

  await test.step('a message is read, answered and marked as answered', async () => {
    const message = { name: 'Ada Obi', email: 'ada@example.com', phoneNumber: '08012345678' }
    const data = { ...message, subject: 'Two chairs', message: 'Can I have two of them?' }
    expect((await visitor.request.post('/api/contact', { data })).status()).toBe(200)
    await visit('/admin/dashboard')
    await page
      .getByRole('region', { name: 'New messages' })
      .getByRole('link', { name: /Two chairs/ })
      .first()
      .click()
    await expect(page.getByText('Can I have two of them?').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Answer by email' }).first()).toHaveAttribute(
      'href',
      /^mailto:ada%40example\.com/,
    )
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByRole('button', { name: 'Undo “Answered”' })).toBeVisible()
  })
})
