import type { Page } from '@playwright/test'

/** The admin account of the shop under test. */
export const admin = { email: 'admin@example.com', password: 'Journeys-Admin-2026' }

/** A new user with a unique email address and no account yet. */
export function newcomer() {
  const email = `ada.${crypto.randomUUID()}@example.com`
  return { fullName: 'Ada Obi', email, phoneNumber: '08012345678', password: 'Ebony-Chair-42' }
}

/**
 * The body of a request that creates the user's account and logs in: `page.request.post('/api/auth/signup', { data: signUpOf(ada)
 * })`.
 */
export function signUpOf(person: ReturnType<typeof newcomer>) {
  return { ...person, anonymousId: '' }
}

/** Fills in the open sign-up page, the phone number as people write it, and submits it. */
export async function submitSignUp(page: Page, { fullName, email, password }: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(fullName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0801 234-5678')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}
