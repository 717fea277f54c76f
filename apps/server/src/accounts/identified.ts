import type { Executor } from '../db/database.ts'

/**
 * Runs when a guest signs up or signs in as a customer, inside the same transaction. Everything that is stored under the guest's
 * identifier moves to the account, or nothing changes. It does not run for admins, who have no saved lists.
 *
 * @param anonymousId - the identifier in the guest's cookie
 */
export type OnIdentified = (transaction: Executor, userId: string, anonymousId: string) => Promise<void>
