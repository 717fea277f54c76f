import type { User } from '@shop/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Executor } from '../db/database.ts'
import { HttpError } from '../http-error.ts'
import type { Account, AccountsRepository } from './accounts.repository.ts'
import type { FailedTries } from './failed-tries.ts'
import type { OnIdentified } from './identified.ts'
import type { PasswordHasher } from './passwords.ts'
import type { SessionRepository } from './sessions.repository.ts'
import { toUser } from './to-user.ts'

/** What signing in needs. */
export interface SignInParts {
  readonly database: Database
  readonly accounts: AccountsRepository
  readonly sessions: SessionRepository
  readonly tries: FailedTries
  readonly hasher: PasswordHasher
  readonly onIdentified: readonly OnIdentified[]
}

/** An e-mail and a password. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The same for an unknown address, a wrong password and a customer who knocks at the back office. */
const refused = 'Wrong email or password.'

/** Ways into an account. */
export interface SignIn {
  /**
   * Signs in with a password: a new session, whatever the request carried before.
   *
   * @param adminOnly - whether a customer is refused
   * @throws {HttpError} 401 when it is wrong, 429 when too many were
   */
  withPassword(request: FastifyRequest, reply: FastifyReply, credentials: Credentials, adminOnly: boolean): Promise<User>
  /**
   * Whether a password is an account's, counting it when it is not.
   *
   * @param find - finds the account when the comparison's turn has come
   */
  compare(request: FastifyRequest, credentials: Credentials, find: () => Promise<Account | null>): Promise<Account | null>
  /** Begins a session in a transaction that has found out who it is; gives what to set as cookie. */
  begin(transaction: Executor, request: FastifyRequest, user: User): Promise<string>
}

/** Makes the ways into an account. */
export function createSignIn({ database, accounts, sessions, tries, hasher, onIdentified }: SignInParts): SignIn {
  const signIn: SignIn = {
    async withPassword(request, reply, credentials, adminOnly) {
      const account = await signIn.compare(request, credentials, async () => {
        const found = await accounts.findByEmail(database.orm, credentials.email)
        return adminOnly && found?.role !== 'admin' ? null : found
      })
      const token =
        account &&
        (await database.orm.transaction(async (transaction) =>
          // The comparison took a while: a password that was changed meanwhile opens nothing.
          (await accounts.holdPassword(transaction, account)) ? signIn.begin(transaction, request, toUser(account)) : null,
        ))
      if (account === null || token === null) {
        request.log.info('sign-in refused')
        throw new HttpError(401, refused)
      }
      request.log.info({ user: account.id, role: account.role }, 'signed in')
      request.server.setSession(reply, token)
      return toUser(account)
    },

    async compare(request, { email, password }, find) {
      const asked = { email, address: request.ip }
      let account: Account | null = null
      const matches = await hasher.verify(async () => {
        // Asked when its turn has come, so that many tries at once are counted like many in a row.
        await tries.ensureAllowed(asked)
        account = await find()
        return account?.passwordHash ?? null
      }, password)
      if (matches) return account
      await tries.record(asked)
      return null
    },

    async begin(transaction, request, user) {
      if (request.sessionDigest !== null) await sessions.end(transaction, request.sessionDigest)
      const { anonymousId } = request
      if (user.role === 'customer' && anonymousId !== null) {
        for (const identified of onIdentified) await identified(transaction, user._id, anonymousId)
      }
      return sessions.begin(transaction, user._id)
    },
  }
  return signIn
}
