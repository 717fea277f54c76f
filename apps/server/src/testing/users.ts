import { randomUUID } from 'node:crypto'
import type { User } from '@shop/api'
import type { Role } from '@shop/domain'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/identifiers.ts'
import { users } from '../db/schema.ts'
import { createSessionRepository } from '../accounts/sessions.repository.ts'
import { toUser } from '../accounts/to-user.ts'

/** A user with an account and a session, created without a password. */
export interface SignedIn {
  readonly user: User
  /** The `Cookie` header of their requests. */
  readonly cookie: string
}

/**
 * Creates an account with a session, for suites about something else.
 *
 * @param fields - differences from an ordinary account
 */
export async function signIn(database: Database, role: Role, fields: Partial<User> = {}): Promise<SignedIn> {
  const id = newId()
  const now = new Date()
  const [row] = await database.orm
    .insert(users)
    .values({
      id,
      role,
      username: 'Ada Obi',
      email: `${id}@example.com`,
      phoneNumber: '08012345678',
      ...fields,
      passwordHash: 'none',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('No account was created.')
  const token = await createSessionRepository(database.orm, systemClock).begin(database.orm, id)
  return { user: toUser(row), cookie: `session=${token}` }
}

/** The `Cookie` header of a new guest. */
export function guestCookie(anonymousId: string = randomUUID()): string {
  return `anonymousId=${anonymousId}`
}
