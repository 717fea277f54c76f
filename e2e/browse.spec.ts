import { expect, test } from './fixtures.ts'

test('a visitor finds a bed by its category and can order it by chat', async ({ page, visit, baseURL }) => {
  await visit('/')
  await page.getByRole('region', { name: 'Featured Products' }).getByRole('link', { name: 'Bedroom' }).click()
  await expect(page).toHaveURL('/shop?category=Bedroom')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedroom')
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)

  await page.getByRole('link', { name: 'Ikoyi Channel Bed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ikoyi Channel Bed')
  await expect(page.getByText('₦2,750,000.00').first()).toBeVisible()

  const order = page.getByRole('link', { name: 'Order Now' }).first()
  const link = new URL((await order.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/2348000000000')
  expect(link.searchParams.get('text')?.split('\n').slice(2, 6)).toEqual([
    'Ikoyi Channel Bed',
    'Includes: Bed+2 nightstands',
    'Price: ₦2,750,000.00',
    `${baseURL}${new URL(page.url()).pathname}`,
  ])
})

test('a visitor finds royal items by their style and switches to another style', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('region', { name: 'Featured Styles' }).getByRole('link', { name: 'Antique/Royal' }).click()
  await expect(page).toHaveURL('/styles/antique%2Froyal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Antique/Royal')
  await expect(page.getByRole('status').filter({ hasText: '7 products' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Style' }).selectOption('Glam')
  await expect(page).toHaveURL('/styles/glam')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glam')
  await expect(page.getByRole('link', { name: 'Zuri Channel-Back Chair' })).toBeVisible()
})

test('a search with a typing error, a missing accent or a synonym finds the product', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('combobox', { name: 'Search products' })
  await expect(search).toBeFocused()

  for (const [typed, found] of [
    ['chesterfeild', 'Oba Royal Chesterfield'],
    ['boucle', 'Eko Bouclé Three-Seater'],
    ['coffee table', 'Ondo Ring Table'],
  ] as const) {
    await search.fill(typed)
    await search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed)
    await expect(page.getByRole('link', { name: found })).toBeVisible()
  }
})

test('the mobile menu links to categories and styles', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true')
  await expect(menu.getByRole('tabpanel').getByRole('link')).toHaveText([
    'Sofas',
    'Armchairs',
    'Living Rooms',
    'Bedrooms',
    'Dining Rooms',
    'Center Tables',
    'Wardrobe',
    'TV Unit',
    'Carpets',
  ])
  await menu.getByRole('tab', { name: 'Styles' }).click()
  await menu.getByRole('link', { name: 'Minimalist' }).click()
  await expect(page).toHaveURL('/styles/minimalist')
  await expect(menu).toBeHidden()
})

test('a collection shows its products and links back to the collections', async ({ page, visit }) => {
  await visit('/shop?view=collections')
  await expect(page.getByRole('tab', { name: 'Collections' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Eko Living Collection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eko Living Collection')
  const items = page.getByRole('region', { name: 'Products in this Collection' })
  await expect(items.getByRole('heading', { level: 3 })).toHaveText([
    'Eko Bouclé Three-Seater',
    'Ilé Swivel Chair',
    'Ondo Ring Table',
  ])
})
