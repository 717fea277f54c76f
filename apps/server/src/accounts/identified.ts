import type { Executor } from '../db/database.ts'

/**
 * Done when a guest becomes a customer by signing up or signing in, inside the transaction that does it: what was kept
 * under the guest's identifier becomes the account's, or nothing happens at all. The identifier is the one of the cookie.
 * An admin has no lists, and is not announced.
 */
export type OnIdentified = (transaction: Executor, userId: string, anonymousId: string) => Promise<void>
