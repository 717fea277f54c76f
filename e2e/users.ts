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
