import { expectAccessibleDocument } from './accessible.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('Load More reaches the end text, and Back restores the loaded pages and the scroll position', async ({ page, visit }) => {
  await visit('/shop')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(cards).toHaveCount(30)
  await expect(page.getByText("You've reached the end of the products!")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()

  const last = cards.last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  // The page of the product may still be reading its collection.
  const calls: string[] = []
  page.on('request', (request) => /\/api\/products\?(?!collection=)/.test(request.url()) && calls.push(request.url()))
  await page.goBack()
  await expect(cards).toHaveCount(30)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50)
  expect(calls).toEqual([])
})

test('filters are stored in the URL, copied into the dialog and removed one by one with their chips', async ({ page, visit }) => {
  await visit('/shop')
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Living Room')
  await dialog.getByRole('checkbox', { name: 'On promotion' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === 'Living Room')
  await expect(page).toHaveURL((url) => url.searchParams.get('isPromo') === 'true')
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names).toHaveText(['Marina Corner Sofa', 'Eleganza Channel Sofa'])

  await page.reload()
  await hydrated(page)
  await expect(names).toHaveText(['Marina Corner Sofa', 'Eleganza Channel Sofa'])
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue('Living Room')
  await expect(dialog.getByRole('checkbox', { name: 'On promotion' })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Remove On promotion' }).click()
  await expect(page.getByRole('status').filter({ hasText: '5 products' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '30 products' })).toBeVisible()
})

test('a search is sorted by best match until the shopper chooses the newest', async ({ page, visit }) => {
  await visit('/shop?search=bed')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('')
  await sort.selectOption({ label: 'Newest' })
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'newest')
  await expect(sort).toHaveValue('newest')
  await sort.selectOption({ label: 'Best match' })
  await expect(page).toHaveURL((url) => !url.searchParams.has('sort'))
})

test('suggestions of a search are reached by the keyboard, and Enter opens a product', async ({ page, visit }) => {
  await visit('/shop')
  const search = page.getByRole('combobox', { name: 'Search products' })
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await test.step('Back closes the sheet that a search is on a phone', async () => {
    await search.tap()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/shop')
  })
  await search.pressSequentially('chesterf')
  const option = page.getByRole('option', { name: /^Oba Royal Chesterfield/ })
  await expect(option).toBeVisible()
  await expectAccessibleDocument(page)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oba Royal Chesterfield')
  await test.step('Back returns to the shop without the search', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    await expect(sheet).toBeHidden()
  })
})

test('the search of a phone leads on before a text is typed, below its suggestions, and when nothing is called so', async ({
  page,
  visit,
}) => {
  await visit('/shop')
  const search = page.getByRole('combobox', { name: 'Search products' })
  const sheet = page.getByRole('dialog', { name: 'Search' })
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('A category', async () => {
    await search.tap()
    await expect(sheet.getByRole('option')).toHaveCount(9)
    await expectAccessibleDocument(page)
    await sheet.getByRole('option', { name: 'Carpet' }).tap()
    await expect(heading).toHaveText('Carpet')
  })
  await test.step('A text that nothing is called', async () => {
    await search.tap()
    await search.pressSequentially('sofxq zz')
    await expect(sheet).toContainText('Nothing is called “sofxq zz” yet.')
    await expectAccessibleDocument(page)
    await sheet.getByRole('link', { name: 'ask us to make it' }).tap()
    await expect(page).toHaveURL('/contact?wish=sofxq+zz')
    await page.goBack()
    await expect(heading).toHaveText('Carpet')
    await expect(sheet).toBeHidden()
  })
  await test.step('All results', async () => {
    await search.tap()
    await search.pressSequentially('sof')
    await sheet.getByRole('option', { name: 'See all results for “sof”' }).tap()
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'sof')
    await expect(sheet).toBeHidden()
    await expect(heading).toBeFocused()
  })
})

test('each category that is opened from the menu begins at its top, and a filter leaves the list where it is', async ({
  page,
  visit,
}) => {
  await visit('/shop')
  for (const category of ['Bedroom', 'Living Room']) {
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: category }).tap()
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ category }).toString()}`)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.evaluate(() => window.scrollTo(0, 100))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await expect(page).toHaveURL(/sort=/)
  expect(await page.evaluate(() => window.scrollY)).toBe(100)
})

test('a suggestion that is opened at once is not replaced by the search, however slowly its page loads', async ({
  page,
  visit,
}) => {
  await visit('/shop')
  const { promise: searched, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/products\/[0-9a-f-]{36}$/, async (route) => {
    await searched
    await route.continue()
  })
  await page.clock.install()
  await page.getByRole('combobox', { name: 'Search products' }).fill('chesterf')
  await page.clock.runFor(130)
  await page.getByRole('option', { name: /^Oba Royal Chesterfield/ }).click()
  await page.clock.runFor(400)
  release()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oba Royal Chesterfield')
})

test('products can be sorted by the price that the shopper pays', async ({ page, visit }) => {
  await visit('/shop?category=Carpet')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price-asc')
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toHaveText('Cloud Shag Carpet')
})

test('an empty result offers to clear the filters and shows similar items', async ({ page, visit }) => {
  await visit('/shop?search=zzzzzz&isForeign=true')
  await expect(page.getByText('No products found for the selected filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('status').filter({ hasText: '30 products' })).toBeVisible()
})

test('a failed next page keeps the loaded items and offers a retry', async ({ page, visit }) => {
  await visit('/shop')
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Load More' }).click()
  const cards = page.getByRole('main').getByRole('article')
  // A toast says it, as every error, and nothing else repeats it. The server responded, so the connection is not the reason.
  await expect(page.getByText('Could not load more. Please try again.')).toHaveCount(1)
  await expect(page.getByText('The next products could not be loaded.', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(12)
  await expect(page.getByText('Bad gateway')).toBeHidden()
  await page.getByRole('button', { name: /again|Load More/ }).click()
  await expect(cards).toHaveCount(24)
})

test('the shop ignores invalid parts of a URL', async ({ page, visit }) => {
  await visit('/shop?category=Boats&sort=upwards&minPrice=cheap&view=sideways')
  await expect(page.getByRole('status').filter({ hasText: '30 products' })).toBeVisible()
})
