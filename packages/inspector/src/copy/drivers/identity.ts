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

/** The lines that give the browser an identity: none for a visitor. */
export function becomes(identity: unknown): string[] {
  const { kind } = (identity ?? {}) as RecordedEvent
  if (kind === 'admin') return asAdmin()
  if (kind === 'customer') return [...logsIn('/profile', 'CUSTOMER', "'**'").slice(0, -1), `await ${button('Logout')}.waitFor()`]
  // The server knows a guest once the browser has accepted cookies.
  return kind === 'guest' ? [...opens('/'), `await ${button('Accept All')}.click()`] : []
}
