import type { Database } from '../db/database.ts'
import { systemClock } from '../clock.ts'
import { eq } from '../db/drizzle.ts'
import { resetTokens } from '../db/schema.ts'
import { type Account, createAccountsRepository } from './accounts.repository.ts'
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
 * of the account and its reset link; an equal one changes nothing.
 *
 * @param password - validated by the caller
 */
export async function makeAdmin(parts: AdminParts, email: string, password: string): Promise<AdminOutcome> {
  const existing = await accounts.findByEmail(parts.database.orm, email)
  if (existing?.role === 'admin' && (await parts.hasher.verify(async () => existing.passwordHash, password))) return 'unchanged'
  return (await store(parts, existing, email, password)) ?? makeAdmin(parts, email, password)
}

/**
 * Creates the admin of a shop that has none. Only one of several servers that start at once does.
 *
 * @returns whether this one did
 */
export async function makeFirstAdmin(parts: AdminParts, email: string, password: string): Promise<boolean> {
  const existing = await accounts.findByEmail(parts.database.orm, email)
  if (await accounts.hasAdmin(parts.database.orm)) return false
  return (await store(parts, existing, email, password)) !== null || makeFirstAdmin(parts, email, password)
}

/** Whether the shop has an admin. */
export function hasAdmin({ orm }: Database): Promise<boolean> {
  return accounts.hasAdmin(orm)
}

const accounts = createAccountsRepository(systemClock)

/** Stores the account of an admin; null when another server has changed it meanwhile. */
async function store(
  { database, hasher }: AdminParts,
  existing: Account | null,
  email: string,
  password: string,
): Promise<'created' | 'changed' | null> {
  const passwordHash = await hasher.hash(password)
  if (existing === null) {
    const added = await accounts.add(database.orm, {
      role: 'admin',
      username: 'Admin',
      email,
      phoneNumber: '',
      passwordHash,
      // The operator knows the address.
      emailConfirmedAt: systemClock(),
      adminSince: systemClock(),
    })
    return added && 'created'
  }
  return database.orm.transaction(async (transaction) => {
    await transaction.delete(resetTokens).where(eq(resetTokens.userId, existing.id))
    if (!(await accounts.lockIfPasswordUnchanged(transaction, existing))) return null
    await accounts.update(transaction, existing.id, {
      role: 'admin',
      passwordHash,
      ...(existing.role === 'admin' ? {} : { adminSince: systemClock() }),
    })
    await accounts.confirmEmail(transaction, existing.id)
    await createSessionRepository(database.orm, systemClock).endAll(transaction, existing.id, null)
    return 'changed'
  })
}
