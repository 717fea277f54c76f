import type { Database } from '../db/database.ts'
import { systemClock } from '../clock.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import type { PasswordHasher } from './passwords.ts'
import { createSessionRepository } from './sessions.repository.ts'

/** The outcome: a new admin, a changed account (new password or role), or no change. */
export type AdminOutcome = 'created' | 'changed' | 'unchanged'

/** The dependencies for creating an admin. */
export interface AdminParts {
  readonly database: Database
  readonly hasher: PasswordHasher
}

/**
 * Creates an admin, or turns the account with this email into an admin with this password. A changed password ends all sessions
 * of the account; an equal one changes nothing.
 *
 * @param password - validated by the caller
 */
export async function makeAdmin({ database, hasher }: AdminParts, email: string, password: string): Promise<AdminOutcome> {
  const accounts = createAccountsRepository(systemClock)
  const sessions = createSessionRepository(database.orm, systemClock)
  const existing = await accounts.findByEmail(database.orm, email)
  if (existing?.role === 'admin' && (await hasher.verify(async () => existing.passwordHash, password))) return 'unchanged'
  const passwordHash = await hasher.hash(password)
  return database.orm.transaction(async (transaction) => {
    const added =
      existing === null
        ? await accounts.add(transaction, {
            role: 'admin',
            username: 'Admin',
            email,
            phoneNumber: '',
            passwordHash,
            // The operator knows the address.
            emailConfirmedAt: systemClock(),
            adminSince: systemClock(),
          })
        : null
    if (added !== null) return 'created'
    // Another server starting with the same settings may have created the admin in the meantime.
    const account = existing ?? (await accounts.findByEmail(transaction, email))
    if (account === null) throw new Error('The admin was deleted while it was being created.')
    await accounts.update(transaction, account.id, {
      role: 'admin',
      passwordHash,
      ...(account.role === 'admin' ? {} : { adminSince: systemClock() }),
    })
    await accounts.confirmEmail(transaction, account.id)
    await sessions.endAll(transaction, account.id, null)
    return 'changed'
  })
}
