import { expect, test } from './fixtures.ts'
import { findInEmail } from './outbox.ts'
import { newcomer, signUpOf } from './users.ts'

test('a visitor sends a message from the contact form, and the shop receives it', async ({ page, visit }) => {
  const ada = newcomer()
  await visit('/contact')
  await expect(page.getByText('Open 24/7')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByText('Name is required.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name' }).fill(ada.fullName)
  await page.getByRole('textbox', { name: 'Email' }).fill(ada.email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(ada.phoneNumber)
  await page.getByRole('textbox', { name: 'Subject' }).fill('A bay window')
  await page.getByRole('textbox', { name: 'Message' }).fill(`It is 3.20 m wide. Could the Eko fit? ${ada.email}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByRole('textbox', { name })).toHaveValue('')
  }
  expect(await findInEmail('hello@atelier-ile.example', new RegExp(`Could the Eko fit\\? ${ada.email}`))).not.toBe('')
})

test('the contact form is prefilled with the name, email and phone number of a logged-in user', async ({ page, visit }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  await visit('/contact')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(ada.fullName)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(ada.phoneNumber)
})

test('a message that could not be sent stays in the contact form', async ({ page, visit }) => {
  await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await visit('/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A bay window')
  await page.getByRole('textbox', { name: 'Message' }).fill('It is 3.20 m wide.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('It is 3.20 m wide.')
})

test('an email with a long link is no wider than a phone', async ({ page }) => {
  const ada = newcomer()
  await page.request.post('/api/auth/signup', { data: signUpOf(ada) })
  const html = await findInEmail(ada.email, /<!doctype html>[\s\S]*confirm-email\/[\w-]{40}[\s\S]*<\/html>/)
  await page.setContent(html)
  await expect(page.getByRole('link')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
