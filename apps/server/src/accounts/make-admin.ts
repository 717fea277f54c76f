import type { Database } from '../db/database.ts'
import { systemClock } from '../clock.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import type { PasswordHasher } from './passwords.ts'
import { createSessionRepository } from './sessions.repository.ts'

/** What became of an admin: made, changed (a new password, or a customer no more), or as it was. */
export type AdminOutcome = 'made' | 'changed' | 'kept'

/** What an admin is made with. */
export interface AdminParts {
  readonly database: Database
  readonly hasher: PasswordHasher
}

/**
 * Makes an admin, or sets the password of the account that has the e-mail and makes that one an admin. A password that is
 * changed ends every session of the account; one that is the same already changes nothing.
 *
 * @param password - checked by the caller
 */
export async function makeAdmin({ database, hasher }: AdminParts, email: string, password: string): Promise<AdminOutcome> {
  const accounts = createAccountsRepository(systemClock)
  const sessions = createSessionRepository(database.orm, systemClock)
  const existing = await accounts.findByEmail(database.orm, email)
  if (existing?.role === 'admin' && (await hasher.verify(async () => existing.passwordHash, password))) return 'kept'
  const passwordHash = await hasher.hash(password)
  return database.orm.transaction(async (transaction) => {
    const added =
      existing === null
        ? await accounts.add(transaction, { role: 'admin', username: 'Admin', email, phoneNumber: '', passwordHash })
        : null
    if (added !== null) return 'made'
    // Another server that starts with the same settings may have made it meanwhile.
    const account = existing ?? (await accounts.findByEmail(transaction, email))
    if (account === null) throw new Error('The admin was deleted while it was being made.')
    await accounts.update(transaction, account.id, { role: 'admin', passwordHash })
    await sessions.endAll(transaction, account.id, null)
    return 'changed'
  })
}
