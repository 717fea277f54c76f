import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { newcomer, signUpOf } from './users.ts'

async function tryToSignIn(page: Page, { email, password } = newcomer()) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const respondWith = (response: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(response)

for (const ending of ['Logout', 'Delete Account'] as const) {
  test(`${ending} in another tab logs the user out on the next request, and the page stays usable`, async ({
    page,
    visit,
    context,
  }) => {
    await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
    await visit('/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    await hydrated(other)
    await other.getByRole('button', { name: ending }).click()
    if (ending === 'Delete Account') await other.getByRole('alertdialog').getByRole('button', { name: ending }).click()
    await expect(other.getByText(ending === 'Logout' ? 'Logged out successfully' : 'Account deleted')).toBeVisible()

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
    await expect(page.getByText('Ada Obi')).toHaveCount(0)
  })
}

test('a browser that refuses cookies shows once that nobody is logged in', async ({ page, visit }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await page.context().clearCookies()
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  await visit('/profile')
  await tryToSignIn(page, ada)
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
})

test("a login that fails with the page of a captive portal shows the shop's own message", async ({ page, visit }) => {
  await page.route('**/api/auth/login', respondWith({ status: 200, contentType: 'text/html', body: '<h1>Buy airtime</h1>' }))
  await visit('/profile')
  await tryToSignIn(page)
  await expect(page.getByRole('alert').getByText('Failed to log in. Please try again.')).toBeVisible()
  await expect(page.getByRole('form').getByText('Failed to log in. Please try again.')).toBeVisible()
  await expect(page.getByText('airtime')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
})

test('a login error of 5,000 characters is truncated', async ({ page, visit }) => {
  await page.route('**/api/auth/login', respondWith({ status: 400, json: { message: 'Wrong '.repeat(900) } }))
  await visit('/profile')
  await tryToSignIn(page)
  for (const error of [page.getByRole('alert').getByText(/^Wrong Wrong/), page.getByRole('form').getByText(/^Wrong Wrong/)]) {
    await expect(error).toBeVisible()
    expect((await error.boundingBox())!.height).toBeLessThan(page.viewportSize()!.height / 2)
  }
})

test('an empty response to a logout still logs the user out', async ({ page, visit }) => {
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await page.route('**/api/auth/logout', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 204 })
  })
  await visit('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back!')
})

test('too many login attempts show an error at once, send one request and leave the button enabled', async ({ page, visit }) => {
  let requests = 0
  await page.route('**/api/auth/login', (route) => {
    requests += 1
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { message: 'Too many tries. Please try again later.' },
    })
  })
  await visit('/profile')
  await tryToSignIn(page)
  await expect(page.getByRole('alert').getByText('Too many tries. Please try again later.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  expect(requests).toBe(1)
})
