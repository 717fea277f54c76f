import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { findInEmail } from './outbox.ts'
import { newcomer, signUpOf, submitSignUp } from './users.ts'

const sofa = 'Eko Bouclé Three-Seater'
const chair = 'Jos Lounge Chair'

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function cartOf(page: Page) {
  const { cart } = (await (await page.request.get('/api/cart')).json()) as { cart: { quantity: number }[] }
  return cart.map(({ quantity }) => quantity)
}

async function wishlistOf(page: Page) {
  const { wishlist } = (await (await page.request.get('/api/wishlist')).json()) as { wishlist: unknown[] }
  return wishlist
}

/** Adds an item to the cart from its own page. */
async function addToCart(page: Page, name: string) {
  await page.goto('/shop')
  await hydrated(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
}

test('a guest who accepts cookies finds cart and wishlist again on the next visit and after signing up', async ({
  page,
  visit,
}) => {
  const ada = newcomer()
  await visit('/shop')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept All' }).click()
  await page.getByRole('button', { name: `Wishlist: ${chair}` }).click()
  await expect.poll(() => wishlistOf(page)).toHaveLength(1)
  await addToCart(page, sofa)
  await expect.poll(() => cartOf(page)).toEqual([1])

  await page.goto('about:blank')
  await visit('/signup')
  await submitSignUp(page, ada)
  await expect(page.getByText('account created')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
  await expect(page.getByText('08012345678')).toBeVisible()

  await visit('/cart')
  await expect(page.getByRole('main').getByText(sofa).first()).toBeVisible()
  await visit('/wishlist')
  await expect(page.getByRole('main').getByText(chair).first()).toBeVisible()
  expect(await cartOf(page)).toEqual([1])
})

test('a customer in two browsers shares one cart, ends the other session with a new password, resets it by email and deletes the account', async ({
  browser,
  page,
  visit,
}) => {
  // Five forms in two browsers take a while.
  test.slow()
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await addToCart(page, sofa)
  await expect.poll(() => cartOf(page)).toEqual([1])
  await visit('/profile')

  const otherBrowser = await browser.newContext()
  const other = await otherBrowser.newPage()
  await other.goto('/login')
  await expect(other).toHaveURL('/profile')
  await hydrated(other)
  await signIn(other, ada)
  await expect(other.getByText('Welcome Back!')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeFocused()
  await expect(other).toHaveTitle('My Profile – Atelier Ilé')
  expect(await cartOf(other)).toEqual([1])

  await other.getByLabel('Old password').fill(ada.password)
  await other.getByLabel('New password', { exact: true }).fill('Iroko-Stool-7')
  await other.getByLabel('Confirm new password').fill('Iroko-Stool-7')
  await other.getByRole('button', { name: 'Change Password' }).click()
  await expect(other.getByText('Password changed successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Eze')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await signIn(page, { ...ada, password: 'Iroko-Stool-7' })
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Eze')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Email' }).fill(ada.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('If an account has this email, a reset link is on its way.')).toBeVisible()
  await visit(await findInEmail(ada.email, /http:\/\/\S+\/reset-password\/[\w-]+/))
  await page.getByLabel('New password', { exact: true }).fill('Mahogany-Desk-9')
  await page.getByLabel('Confirm new password').fill('Mahogany-Desk-9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successfully')).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await other.reload()
  await expect(other.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await otherBrowser.close()

  await signIn(page, { ...ada, password: 'Mahogany-Desk-9' })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete your account? This action cannot be undone.')
  await question.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/auth/check')).status()).toBe(401)
})

test('a new customer confirms the email address with the link in an email', async ({ page, visit }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await visit(await findInEmail(ada.email, /http:\/\/\S+\/confirm-email\/[\w-]+/))
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. Your email address is confirmed.' })).toBeFocused()
})

test('a user can log in with the keyboard only', async ({ page, visit }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await page.context().clearCookies()
  await visit('/profile')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(ada.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
})

test('text typed into a form before the scripts run stays in its field', async ({ page }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await page.context().clearCookies()
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/profile')
  arrive()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
})

test('a logged-in customer is redirected from the admin login to Home and sees the profile at /signup', async ({
  page,
  visit,
}) => {
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await visit('/admin/login')
  await expect(page).toHaveURL('/')
  await visit('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
  await expect(page).toHaveTitle('My Profile – Atelier Ilé')
})

test('Back from another site shows the account of a user who has logged in since the page was loaded', async ({
  page,
  visit,
}) => {
  await visit('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
})

test('the reset page without a token shows an error and redirects to the login view', async ({ page, visit }) => {
  await visit('/reset-password')
  await expect(page.getByText('Password reset token is missing.').first()).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('account pages are not indexed, and the pages of emailed links send no referrer', async ({ request }) => {
  for (const [path, title, isUnlisted] of [
    ['/profile', 'Welcome back!', true],
    ['/admin/login', 'Admin Login', true],
    ['/reset-password/secret', 'Reset Password', true],
    ['/confirm-email/secret', 'Confirm Email', true],
    ['/admin/invitation/secret', 'Invitation', true],
    ['/signup', 'Welcome!', false],
    ['/contact', 'Contact Us', false],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`>${title} – Atelier Ilé</title>`)
    expect([path, html.includes('<meta name="robots" content="noindex"')]).toEqual([path, isUnlisted])
  }
  for (const path of ['/reset-password/secret', '/confirm-email/secret', '/admin/invitation/secret']) {
    const page = await request.get(path)
    expect(page.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await page.text()).not.toContain('secret')
  }
})
