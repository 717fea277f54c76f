import { createProduct, expect, photos, signIn, test } from './admin.ts'

test("an owner changes the chat number, a day's hours and the hero on a phone, and shoppers see them on pages that were cached", async ({
  page,
  visit,
  otherPage: shopper,
}) => {
  await signIn(page)
  const { _id } = await createProduct(page)
  const orderLink = shopper.getByRole('link', { name: 'Order Now' })
  await shopper.goto('/showroom')
  await expect(shopper.getByRole('main')).toContainText('Sun')
  await shopper.goto(`/product/${_id}`)
  await expect(orderLink.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?/)

  await test.step('the form names the field of a wrong number and sends nothing', async () => {
    await visit('/admin/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Shop Details' }).click()
    await page.getByRole('textbox', { name: 'Chat number' }).fill('0809')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('textbox', { name: 'Chat number' })).toBeFocused()
  })

  await test.step('the owner saves the new number and opens the showroom on Sundays', async () => {
    await page.getByRole('textbox', { name: 'Chat number' }).fill('+234 809 999 9999')
    await page.getByRole('checkbox', { name: 'Sunday' }).check()
    await page.getByLabel('Sunday opens').fill('12:00')
    await page.getByLabel('Sunday closes').fill('16:30')
    await page.getByLabel('Hero pictures', { exact: true }).first().setInputFiles(photos.slice(0, 1))
    await expect(page.getByRole('list', { name: 'Hero pictures' }).getByRole('img')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Alternative text of picture 1' }).last().fill('A drum table')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Saved. Shoppers see it now.').first()).toBeVisible({ timeout: 60_000 })
    await visit('/admin/dashboard')
    await expect(page.getByRole('link', { name: 'Chat number, Opening hours, Hero pictures' }).first()).toBeVisible()
  })

  await test.step("the shopper's order opens a chat with the new number, and the showroom shows the new hours", async () => {
    await shopper.reload()
    await expect(orderLink.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/2348099999999\?/)
    await shopper.goto('/showroom')
    await expect(shopper.getByRole('main')).toContainText('12:00 PM-4:30 PM')
    await shopper.goto('/')
    await expect(shopper.getByRole('main').getByRole('img', { name: 'A drum table' }).first()).toBeVisible()
  })

  await test.step('the next owner of the form finds the shop as it was', async () => {
    await visit('/admin/shop')
    await page.getByRole('textbox', { name: 'Chat number' }).fill('2348000000000')
    await page.getByRole('checkbox', { name: 'Sunday' }).uncheck()
    await page
      .getByRole('list', { name: 'Hero pictures' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Saved. Shoppers see it now.').first()).toBeVisible()
  })
})
