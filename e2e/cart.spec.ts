import { expect, hydrated, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { admin } from './users.ts'
import { addToCart, becomeGuest, cartOnServer, fillCart, itemNamed, linkWithCount, orderText, stepperOf } from './shopping.ts'

const banner = { name: 'Cookies' }

test('a visitor declines cookies, fills a cart, reloads and orders', async ({ page, visit, baseURL }) => {
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  const bed = await itemNamed(page, 'Ikoyi Channel Bed')
  await visit('/')
  await page.getByRole('region', banner).getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('region', banner)).toBeHidden()
  await addToCart(page, visit, sofa)
  await addToCart(page, visit, bed)

  await visit('/cart')
  await expect(page).toHaveTitle('Your Shopping Cart – Atelier Ilé')
  await stepperOf(page, bed).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(stepperOf(page, bed)).toHaveText('2')
  await page.reload()
  await hydrated(page)
  await expect(stepperOf(page, bed)).toHaveText('2')
  await expect(stepperOf(page, sofa).getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  await expect(page.getByRole('region', banner)).toBeHidden()

  await expect(page.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\/2348000000000\?text=/)
  expect(await orderText(page)).toBe(
    [
      'Hello Atelier Ilé, I would like to order:',
      '',
      '1. Marina Corner Sofa',
      'Includes: L-shape (5 seats)+4 scatter cushions',
      'Quantity: 1',
      'Price: ₦2,150,000.00',
      `${baseURL}/product/${sofa.item}`,
      '',
      '2. Ikoyi Channel Bed',
      'Includes: Bed+2 nightstands',
      'Quantity: 2',
      'Price: ₦2,750,000.00',
      'Price for 2: ₦5,500,000.00',
      `${baseURL}/product/${bed.item}`,
      '',
      'Total: ₦7,650,000.00',
    ].join('\n'),
  )
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie_consent_accepted'])
})

test('a guest who accepts cookies finds the cart again on the next visit', async ({ page, visit, context }) => {
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  await visit('/')
  await page.getByRole('region', banner).getByRole('button', { name: 'Accept All' }).click()
  await expect(page.getByRole('region', banner)).toBeHidden()
  await addToCart(page, visit, sofa, 2)
  await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 2 })
  const [cookie] = await context.cookies()
  expect({ name: cookie?.name, sameSite: cookie?.sameSite }).toEqual({ name: 'anonymousId', sameSite: 'Lax' })

  await page.close()
  const later = await context.newPage()
  await later.goto('/cart')
  await expect(stepperOf(later, sofa)).toHaveText('2')
  expect(await later.evaluate(() => Object.keys(localStorage).includes('localCart'))).toBe(true)
})

test('a wishlist item moved to the cart stays on the wishlist', async ({ page, visit }) => {
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  await visit(`/product/${sofa.item}`)
  await page.getByRole('button', { name: 'Wishlist: Marina Corner Sofa' }).click()
  await expect(page.getByText('Item added to local wishlist!')).toBeVisible()
  await visit('/wishlist')
  await expect(page).toHaveTitle('Your Wishlist – Atelier Ilé')
  await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart: Marina Corner Sofa' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible()

  await visit('/cart')
  await expect(stepperOf(page, sofa)).toHaveText('1')
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('link', { name: 'Start shopping!' }).click()
  await expect(page).toHaveURL('/shop')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a deleted product is an unknown item in the cart and is left out of the order', async ({
  page,
  visit,
  baseURL,
  playwright,
}) => {
  const adminRequest = await playwright.request.newContext({ baseURL: baseURL! })
  await adminRequest.post('/api/admin/login', { data: admin })
  const made = await adminRequest.post('/api/admin/operations/addProduct', {
    data: {
      name: 'Stool for a day',
      description: '<p>Here today.</p>',
      items: 'One stool',
      price: 90000,
      category: 'Armchair',
      style: 'Modern',
    },
  })
  expect(made.ok()).toBe(true)
  const { _id } = (await made.json()) as { _id: string }
  const stool = { item: _id, itemType: 'Product', name: 'Stool for a day' } as const
  const sofa = await itemNamed(page, 'Marina Corner Sofa')
  await becomeGuest(page, baseURL!)
  await fillCart(page, [stool, sofa])
  await adminRequest.delete(`/api/admin/operations/delProduct/${_id}`)
  await adminRequest.dispose()

  await visit('/cart')
  await expect(page.getByRole('heading', { name: 'Unknown item' })).toBeVisible()
  await expect(page.getByText('1 line is left out of the order.')).toBeVisible()
  expect(await orderText(page)).toContain('1. Marina Corner Sofa')
  expect(await orderText(page)).toContain('Total: ₦2,150,000.00')
  await page.getByRole('button', { name: 'Remove Unknown item' }).click()
  await expect(page.getByText('Item removed from cart!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unknown item' })).toBeHidden()
  await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 1 })
})

test('an admin who opens /cart is redirected to the dashboard', async ({ page }) => {
  await page.request.post('/api/admin/login', { data: admin })
  for (const path of ['/cart', '/wishlist']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
  }
})

test(
  'an item can be added to the cart, increased and ordered with the keyboard only',
  { tag: '@desktop-only' },
  async ({ page, visit }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    const { keyboard } = page
    const reach = async (name: string, role: 'button' | 'link') => {
      const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
      await tabTo(page, target)
      await expect(target).toBeInViewport()
    }
    await visit(`/product/${sofa.item}`)
    await reach('Add to Cart', 'button')
    await keyboard.press('Enter')
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await expect(linkWithCount(page, 'Cart', 1)).toBeVisible()
    await visit('/cart')
    await expect(stepperOf(page, sofa)).toHaveText('1')
    await reach('Increase quantity', 'button')
    await keyboard.press('Space')
    await expect(stepperOf(page, sofa)).toHaveText('2')
    await reach('Order Now', 'link')
    expect(await orderText(page)).toContain('Total: ₦4,300,000.00')
    const chat = page.context().waitForEvent('page')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat.' }))
    await keyboard.press('Enter')
    expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/2348000000000\?text=/)
  },
)
