import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read and ordered from without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('region', { name: 'Featured Products' }).getByRole('link', { name: 'Armchair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armchair')
  await page.getByRole('link', { name: 'Jos Lounge Chair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jos Lounge Chair')
  await expect(page.getByText('₦310,000.00').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  const picture = page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('img')
    .first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('forms are readable without JavaScript and say that they need it', async ({ page }) => {
  for (const path of ['/profile', '/signup', '/contact', '/admin/login', '/reset-password/token', '/confirm-email/token']) {
    await page.goto(path)
    // Playwright cannot find text in <noscript> by its text.
    const notice = page.locator('noscript p')
    await expect(notice).toBeVisible()
    await expect(notice).toHaveText('This form needs JavaScript. Please switch it on, or use a newer browser.')
    // The page that confirms an email address has a button only.
    if (path === '/confirm-email/token') continue
    await page.getByRole('textbox').first().fill('Ada')
    await page.getByRole('textbox').first().press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('the pages of what a browser has saved say that they need JavaScript', async ({ page }) => {
  for (const path of ['/cart', '/wishlist', '/enquiries']) {
    await page.goto(path)
    const notice = page.locator('noscript p')
    await expect(notice).toBeVisible()
    await expect(notice).toHaveText('This page needs JavaScript. Please switch it on, or use a newer browser.')
  }
})

test('the style can be changed without JavaScript and keeps the other choices', async ({ page }) => {
  await page.goto('/styles/glam?sort=price-asc')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Minimalist')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/styles\/minimalist\?sort=price-asc$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimalist Furniture')
})

test('category and sort order can be chosen without JavaScript and keep each other', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Carpet')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carpet')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/category=Carpet/)
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toHaveText('Cloud Shag Carpet')
})

test('parts of a search can be removed without JavaScript, and what it lacks can be asked for', async ({ page }) => {
  await page.goto('/shop?search=pink+leather+sofa')
  await expect(page.getByText('No sofa is both pink and leather. Leather ones come first.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask us to make it' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I am looking for: pink leather sofa')
  await page.goBack()
  await page.getByRole('link', { name: 'Remove Pink' }).click()
  await expect(page).toHaveURL('/shop?search=leather+sofa')
})
