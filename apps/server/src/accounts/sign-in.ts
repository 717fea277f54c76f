import type { User } from '@shop/api'
import { accountMessages } from '@shop/api/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Executor } from '../db/database.ts'
import { HttpError } from '../http-error.ts'
import type { Account, AccountsRepository } from './accounts.repository.ts'
import type { FailedTries } from './failed-tries.ts'
import type { OnIdentified } from './identified.ts'
import type { PasswordHasher } from './passwords.ts'
import type { SessionRepository } from './sessions.repository.ts'
import { toUser } from './to-user.ts'

/** The dependencies of the sign-in. */
export interface SignInParts {
  readonly database: Database
  readonly accounts: AccountsRepository
  readonly sessions: SessionRepository
  readonly tries: FailedTries
  readonly hasher: PasswordHasher
  readonly onIdentified: readonly OnIdentified[]
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs users in. */
export interface SignIn {
  /**
   * Signs in with a password and begins a new session, whatever session the request carried.
   *
   * @param adminOnly - whether customers are rejected
   * @throws {HttpError} 401 when the password is wrong, 429 after too many wrong ones
   */
  withPassword(request: FastifyRequest, reply: FastifyReply, credentials: Credentials, adminOnly: boolean): Promise<User>
  /**
   * Compares a password with an account's and counts a wrong one.
   *
   * @param find - reads the account when the comparison's turn comes
   * @returns the account, or null when the password is wrong
   */
  compare(request: FastifyRequest, credentials: Credentials, find: () => Promise<Account | null>): Promise<Account | null>
  /** Begins a session inside the transaction that identified the user and returns its token. */
  begin(transaction: Executor, request: FastifyRequest, user: User): Promise<string>
}

/** Creates the sign-in. */
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
          // The comparison takes a while. A password that has been changed in the meantime must not sign in.
          (await accounts.lockIfPasswordUnchanged(transaction, account))
            ? signIn.begin(transaction, request, toUser(account))
            : null,
        ))
      if (account === null || token === null) {
        request.log.info(request.server.senderDigests(request), 'sign-in rejected')
        throw new HttpError(401, accountMessages.wrongCredentials)
      }
      request.log.info({ user: account.id, role: account.role }, 'signed in')
      request.server.setSession(reply, token)
      return toUser(account)
    },

    async compare(request, { email, password }, find) {
      const attempt = { email, address: request.ip }
      // Senders who are known to be rejected take no place in the queue, and no time of the database.
      tries.ensureNotRemembered(attempt)
      let account: Account | null = null
      const matches = await hasher.verify(
        async () => {
          // Checked when its turn comes, so that concurrent attempts are counted like sequential ones.
          await tries.ensureAllowed(attempt)
          account = await find()
          return account?.passwordHash ?? null
        },
        password,
        { queue: 'sign-in', sender: { ip: request.ip, socket: request.socket } },
      )
      if (matches) return account
      await tries.record(attempt)
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
