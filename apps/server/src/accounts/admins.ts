import type { Admins, User } from '@shop/api'
import { adminsMessages } from '@shop/api/schemas'
import { recordChanges } from '../admin/change-history.ts'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { asc, eq, sql } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { fieldError, HttpError } from '../http-error.ts'
import type { Outbox } from '../mail/outbox.ts'
import { signedOut } from '../plugins/identity.ts'
import type { AccountEmails } from './account-emails.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import type { Invitations } from './invitations.ts'
import type { SessionRepository } from './sessions.repository.ts'
import { toUser } from './to-user.ts'

/** The dependencies of the service for admins. */
export interface AdminsParts {
  readonly database: Database
  readonly accounts: AccountsRepository
  readonly sessions: SessionRepository
  readonly invitations: Invitations
  readonly emails: AccountEmails
  readonly clock: Clock
}

const tryAgain = 'Please try again.'

/** Lists, invites and removes admins. Every change is recorded in its transaction. */
export interface AdminsService {
  list(): Promise<Admins>
  /** @throws {HttpError} 409 when the address is an admin's, 429 when it got too many invitations */
  invite(by: User, outbox: Outbox, email: string): Promise<void>
  /** @throws {HttpError} 404 when the invitation was accepted or withdrawn */
  withdraw(by: User, id: string): Promise<void>
  /** @throws {HttpError} 404 when the account is not an admin's, 409 when it is the sender's own */
  remove(by: User, id: string): Promise<void>
  /** Reads a valid invitation; null when it is not valid. */
  read(token: string): Promise<{ email: string; hasAccount: boolean } | null>
  /** Makes the invited person an admin and returns the account; null when the invitation is not valid. */
  accept(token: string, username: string, passwordHash: string): Promise<User | null>
}

/** Creates the service. */
export function createAdminsService(parts: AdminsParts): AdminsService {
  const { database, accounts, sessions, invitations, emails, clock } = parts
  const { orm } = database

  /** Locks the admins and rejects a sender who has been removed since the request began. */
  async function lockAdmins(transaction: Executor, by: User): Promise<readonly string[]> {
    const admins = await accounts.lockAdmins(transaction)
    if (!admins.includes(by._id)) throw signedOut()
    return admins
  }

  return {
    async list() {
      const since = sql`coalesce(${users.adminSince}, ${users.createdAt})`
      const rows = await orm.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(since), asc(users.id))
      const admins = rows.map(({ id, username, email, adminSince, createdAt }) => ({
        _id: id,
        username,
        email,
        since: (adminSince ?? createdAt).toISOString(),
      }))
      return { admins, invitations: await invitations.list(orm) }
    },

    async invite(by, outbox, email) {
      await orm.transaction(async (transaction) => {
        await lockAdmins(transaction, by)
        const account = await accounts.findByEmail(transaction, email)
        if (account?.role === 'admin') throw fieldError(409, 'email', adminsMessages.isAdmin)
        const id = await invitations.add(transaction, email, by._id)
        await emails.addInvitation(transaction, outbox, id, email)
        await recordChanges(transaction, by, [{ subject: 'Admin', action: 'invited', subjectId: null, name: email }])
      })
      outbox.wake()
    },

    async withdraw(by, id) {
      await orm.transaction(async (transaction) => {
        const email = await invitations.withdraw(transaction, id)
        if (email === null) throw new HttpError(404, adminsMessages.invitationNotFound)
        await recordChanges(transaction, by, [{ subject: 'Admin', action: 'withdrawn', subjectId: null, name: email }])
      })
    },

    async remove(by, id) {
      if (id === by._id) throw new HttpError(409, adminsMessages.removesSelf)
      await orm.transaction(async (transaction) => {
        // The sender is an admin and another one than the removed, so at least one stays.
        if (!(await lockAdmins(transaction, by)).includes(id)) throw new HttpError(404, adminsMessages.adminNotFound)
        const account = await accounts.update(transaction, id, { role: 'customer', adminSince: null })
        if (typeof account === 'string') throw new HttpError(404, adminsMessages.adminNotFound)
        await sessions.endAll(transaction, id, null)
        // Otherwise a removed admin could come back through a second address.
        await invitations.withdrawAllOf(transaction, id)
        const name = account.username || account.email
        await recordChanges(transaction, by, [{ subject: 'Admin', action: 'removed', subjectId: null, name }])
      })
    },

    async read(token) {
      const email = await invitations.emailOf(orm, token)
      return email === null ? null : { email, hasAccount: (await accounts.findByEmail(orm, email)) !== null }
    },

    accept: (token, username, passwordHash) =>
      orm.transaction(async (transaction) => {
        const email = await invitations.consume(transaction, token)
        if (email === null) return null
        const now = clock()
        const fields = { role: 'admin', username, passwordHash, adminSince: now } as const
        const known = await accounts.findByEmail(transaction, email)
        // The operator has made the account an admin in the meantime.
        if (known?.role === 'admin') return null
        if (known !== null) await emails.resetLinks.remove(transaction, known.id)
        const account =
          known === null
            ? await accounts.add(transaction, { ...fields, email, phoneNumber: '', emailConfirmedAt: now })
            : await accounts.update(transaction, known.id, fields)
        // Somebody signs up with the address or deletes the account at this moment. The invitation stays valid.
        if (account === null || typeof account === 'string') throw new HttpError(409, tryAgain)
        await accounts.confirmEmail(transaction, account.id)
        await sessions.endAll(transaction, account.id, null)
        const user = toUser(account)
        await recordChanges(transaction, user, [{ subject: 'Admin', action: 'accepted', subjectId: null, name: email }])
        return user
      }),
  }
}
