import { expect, goOffline, test } from './fixtures.ts'
import { becomeGuest, fillCart, itemNamed } from './shopping.ts'
import { admin, newcomer, submitSignUp } from './users.ts'

test('a guest who orders with wishes and without a connection finds the enquiry under the reference of the message, and takes it to an account', async ({
  page,
  visit,
  baseURL,
  context,
  browser,
}) => {
  const names = ['Marina Corner Sofa', 'Eko Bouclé Three-Seater', 'Oba Royal Chesterfield']
  const items = await Promise.all(names.map((name) => itemNamed(page, name)))
  await becomeGuest(page, baseURL!)
  await fillCart(page, items)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat.' }))
  const order = page.getByRole('link', { name: 'Order Now', includeHidden: true })
  const sheet = page.getByRole('dialog', { name: 'Your wishes' })

  await test.step('the guest writes wishes for the three items of the cart, which survive a reload', async () => {
    await visit('/cart')
    await expect(order).toHaveAttribute('href', /Reference/)
    await page.getByRole('button', { name: 'Add your wishes' }).click()
    await sheet.getByText('Marina Corner Sofa', { exact: true }).click()
    await sheet.getByLabel('Fabric').filter({ visible: true }).fill('Green velvet')
    await sheet.getByLabel('Delivery area').fill('Lekki Phase 1')
    await visit('/cart')
    await expect(order).toHaveAttribute('href', /Reference/)
    await page.getByRole('button', { name: 'Add your wishes' }).click()
    await expect(sheet.getByLabel('Delivery area')).toHaveValue('Lekki Phase 1')
  })

  const [reference, link] = await test.step('the guest goes offline and opens the chat', async () => {
    await goOffline(page)
    const opened = context.waitForEvent('page')
    await sheet.getByRole('link', { name: 'Open chat' }).click()
    const chat = await opened
    await chat.waitForURL(/wa\.me/)
    const text = new URL(chat.url()).searchParams.get('text')!
    await chat.close()
    expect(text).toContain(
      '\n\nTotal: ₦7,200,000.00\n\nMy wishes:\nMarina Corner Sofa – Fabric: Green velvet\nDelivery area: Lekki Phase 1\n\nReference ',
    )
    const [, name = '', address = ''] = /\n\nReference (ATE-\w{6}): (\S+)$/.exec(text)!
    await expect(order).not.toHaveAttribute('href', new RegExp(name))
    return [name, address] as const
  })

  await test.step('back online, the link of the message opens the enquiry', async () => {
    await context.setOffline(false)
    const { pathname, searchParams } = new URL(link)
    const stored = () => page.request.get(`/api/enquiries/${reference}`, { params: { linkKey: searchParams.get('key')! } })
    await expect.poll(async () => (await stored()).status()).toBe(200)
    expect(pathname).toBe(`/enquiry/${reference}`)
    await visit(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquiry ${reference}`)
    await expect(page.getByRole('region', { name: 'Your enquiry' })).toContainText('₦7,200,000.00')
    await expect(page.getByRole('region', { name: 'What you wrote' })).toContainText('Lekki Phase 1')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await visit('/enquiries')
    await expect(page.getByRole('main').getByRole('link', { name: 'Marina Corner Sofa and 2 more' })).toHaveAttribute(
      'href',
      /\?key=/,
    )
  })

  await test.step('the owner finds it by its reference, reads the wishes, answers, quotes and records a deposit, which the link shows', async () => {
    const owner = await browser.newPage({ baseURL: baseURL! })
    await owner.request.post('/api/admin/login', { data: admin })
    await owner.goto('/admin/enquiries')
    await owner.getByRole('searchbox', { name: 'Search enquiries' }).fill(reference)
    await owner.keyboard.press('Enter')
    await owner.getByRole('link', { name: new RegExp(reference) }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toContainText(reference)
    await expect(owner.getByRole('main')).toContainText(/Fabric: Green velvet[^]*Delivery areaLekki Phase 1/)
    await owner.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(owner.getByRole('button', { name: 'Undo “Answered”' })).toBeVisible()
    await owner.getByLabel('Quoted price').fill('7,000,000')
    await owner.getByLabel('Deposit', { exact: true }).fill('1m')
    await owner.getByRole('button', { name: 'Save quote' }).click()
    await expect(owner.getByText('Quote saved.')).toBeVisible()
    await owner.close()
    await visit(link)
    const summary = page.getByRole('region', { name: 'Your enquiry' })
    await expect(summary).toContainText('₦7,000,000.00')
    await expect(summary).toContainText('₦1,000,000.00')
  })

  await test.step('the profile has it after signing up', async () => {
    const ada = newcomer()
    await visit('/signup')
    await submitSignUp(page, ada)
    await page.getByRole('main').getByRole('link', { name: 'My enquiries' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Marina Corner Sofa and 2 more' }).click()
    await expect(page).toHaveURL(`/enquiry/${reference}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquiry ${reference}`)
  })
})
