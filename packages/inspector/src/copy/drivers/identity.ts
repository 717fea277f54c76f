import { button, field, opens } from './driver.ts'
import type { RecordedEvent } from './driver.ts'

/** Logs in with the account in the environment: a recording contains no password. */
const logsIn = (address: string, variable: string, isIn: string) => [
  `// The account: set ${variable}_EMAIL and ${variable}_PASSWORD.`,
  ...opens(address),
  `await ${field('Email')}.fill(process.env.${variable}_EMAIL ?? '')`,
  `await ${field('Password')}.fill(process.env.${variable}_PASSWORD ?? '')`,
  `await ${button('Login')}.click()`,
  `await page.waitForURL(${isIn})`,
]

/** The lines that make the browser that of an admin. */
const asAdmin = () => logsIn('/admin/login', 'ADMIN', "'**/admin/dashboard*'")

/** Opens an address as an admin. */
export const openAsAdmin = (address: string) => [...asAdmin(), ...opens(address)]

/**
 * The lines that make the browser that of a guest, whom the server knows once the browser has accepted cookies. They wait for the
 * saved lists of the new guest, because the routes for recorded responses would respond to these requests otherwise.
 */
const asGuest = [
  ...opens('/'),
  "const lists = Promise.all([page.waitForResponse('**/api/cart'), page.waitForResponse('**/api/wishlist')])",
  `await ${button('Accept All')}.click()`,
  'await lists',
]

/** The lines that give the browser an identity: none for a visitor. */
export function becomes(identity: unknown): string[] {
  const { kind } = (identity ?? {}) as RecordedEvent
  if (kind === 'admin') return asAdmin()
  if (kind === 'customer') return [...logsIn('/profile', 'CUSTOMER', "'**'").slice(0, -1), `await ${button('Logout')}.waitFor()`]
  return kind === 'guest' ? asGuest : []
}
