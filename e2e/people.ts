/** The admin that the journeys' shop is started with. */
export const admin = { email: 'admin@example.com', password: 'Journeys-Admin-2026' }

/** Somebody who has no account yet; nobody else has that address. */
export function newcomer() {
  const email = `ada.${crypto.randomUUID()}@example.com`
  return { fullName: 'Ada Obi', email, phoneNumber: '08012345678', password: 'Ebony-Chair-42' }
}

/** What makes the account of a newcomer and signs them in: `page.request.post('/api/auth/signup', { data: signUpOf(ada) })`. */
export function signUpOf(person: ReturnType<typeof newcomer>) {
  return { ...person, anonymousId: '' }
}
