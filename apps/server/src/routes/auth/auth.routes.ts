import { accountSentences, isPersonName, personNameRule } from '@shop/domain'
import { contract } from '@shop/api'
import type { User } from '@shop/api'
import { accountMessages, contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldError, HttpError } from '../../http-error.ts'
import { requestLimits } from '../../limits/request-limits.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { senderOf, signedInUser, signedOut } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'
import { ensureUncommon } from '../../accounts/new-password.ts'
import type { AccountEmails } from '../../accounts/account-emails.ts'
import { ensureRecentAdmin } from '../../accounts/recent-login.ts'
import { createSignIn } from '../../accounts/sign-in.ts'
import type { SignInParts } from '../../accounts/sign-in.ts'
import { toUser } from '../../accounts/to-user.ts'

/** The dependencies of the account endpoints. */
export interface AuthRoutesOptions extends SignInParts {
  readonly emails: AccountEmails
  readonly limits: RequestLimits
}

const lastAdmin = 'This is the only admin account of the shop. Please create another admin first.'

/** The endpoints of accounts, and how admins sign in and out. */
export async function authRoutes(app: FastifyInstance, options: AuthRoutesOptions): Promise<void> {
  const {
    database: { orm },
    accounts,
    sessions,
    hasher,
    emails,
    emails: { resetLinks, confirmationLinks },
    limits,
  } = options
  const signIn = createSignIn(options)

  async function signOut({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<{ message: string }> {
    if (request.sessionDigest !== null) await sessions.end(orm, request.sessionDigest)
    app.setSession(reply, null)
    return { message: accountSentences.loggedOut }
  }

  registerEndpoints(
    app,
    contract.auth,
    contractSchemas.auth,
    {
      check: async ({ request }) => signedInUser(request),

      async signUp({ body: { fullName, email, phoneNumber, password }, request, reply }) {
        ensureUncommon(password, 'password')
        const sender = senderOf(request)
        const { user, token } = await limits.run(requestLimits.signUp, sender, async () => {
          // After too many taken emails, a sender is not told about free ones either.
          await limits.check(requestLimits.takenEmail, sender)
          // Checked first, because hashing is expensive. The unique index decides between concurrent requests.
          if ((await accounts.findByEmail(orm, email)) !== null) {
            await limits.count(requestLimits.takenEmail, sender)
            throw fieldError(409, 'email', accountMessages.emailTaken)
          }
          const passwordHash = await hasher.hash(password, { queue: 'sign-up', sender })
          return orm.transaction(async (transaction) => {
            const account = await accounts.add(transaction, {
              role: 'customer',
              username: fullName,
              email,
              phoneNumber,
              passwordHash,
              emailConfirmedAt: null,
            })
            if (account === null) throw fieldError(409, 'email', accountMessages.emailTaken)
            const newUser = toUser(account)
            const newSession = await signIn.begin(transaction, request, newUser)
            await emails.addConfirmation(transaction, app.outbox, email, request.ip)
            return { user: newUser, token: newSession }
          })
        })
        app.outbox.wake()
        request.log.info({ user: user._id }, 'signed up')
        app.setSession(reply, token)
        return user
      },

      logIn: ({ body, request, reply }) => signIn.withPassword(request, reply, body, false),

      logOut: signOut,

      async update({ query, body: { username, email, phoneNumber }, request }) {
        const user = ownerOf(request, query)
        // An unchanged name is accepted, because accounts from before the rule may have any.
        if (username !== user.username && !isPersonName(username)) throw fieldError(422, 'username', personNameRule.hint)
        const emailChanges = email.toLowerCase() !== user.email.toLowerCase()
        if (emailChanges) await ensureRecentAdmin(sessions, request)
        if (emailChanges) await limits.count(requestLimits.emailChange, senderOf(request))
        const changed = await orm.transaction(async (transaction) => {
          // Every transaction takes the links before the account, which prevents deadlocks.
          if (emailChanges) for (const links of [resetLinks, confirmationLinks]) await links.remove(transaction, user._id)
          const before = emailChanges ? await accounts.find(transaction, user._id) : null
          const account = await accounts.update(transaction, user._id, {
            username,
            email,
            ...(phoneNumber === undefined ? {} : { phoneNumber }),
            ...(emailChanges ? { emailConfirmedAt: null } : {}),
          })
          if (account === 'taken') throw fieldError(409, 'email', accountMessages.emailTaken)
          if (account === 'gone') throw signedOut()
          // A new password, or an invitation to become an admin, may have ended the session since the request was identified.
          if (!(await sessions.isOpen(transaction, request.sessionDigest ?? ''))) throw signedOut()
          if (emailChanges) await emails.addConfirmation(transaction, app.outbox, email, request.ip)
          // An address that nobody has confirmed may belong to a stranger.
          if (before !== null && before.emailConfirmedAt !== null) {
            await app.outbox.add(transaction, { kind: 'email-changed', about: before.email })
          }
          return toUser(account)
        })
        app.outbox.wake()
        return changed
      },

      async remove({ query, request, reply }) {
        const { _id } = ownerOf(request, query)
        await ensureRecentAdmin(sessions, request)
        if (!(await orm.transaction((transaction) => accounts.remove(transaction, _id)))) throw new HttpError(409, lastAdmin)
        request.log.info({ user: _id }, 'account deleted')
        app.setSession(reply, null)
        return { message: accountSentences.accountDeleted }
      },

      async forgotPassword({ body: { email }, request }) {
        const { ip, socket } = request
        await emails.requestReset(app.outbox, email, { ip, socket })
        return { message: accountMessages.resetLinkSent }
      },

      async resetPassword({ params: { token }, body: { newPassword }, request }) {
        ensureUncommon(newPassword, 'newPassword')
        if (!(await resetLinks.isValid(token))) throw new HttpError(400, accountMessages.deadResetLink)
        const passwordHash = await hasher.hash(newPassword, { queue: 'sign-in', sender: senderOf(request) })
        const role = await orm.transaction(async (transaction) => {
          const userId = await resetLinks.consume(transaction, token)
          if (userId === null) throw new HttpError(400, accountMessages.deadResetLink)
          const account = await accounts.update(transaction, userId, { passwordHash })
          // Deleting an account deletes its links.
          if (typeof account === 'string') throw new HttpError(400, accountMessages.deadResetLink)
          await accounts.confirmEmail(transaction, userId)
          await sessions.endAll(transaction, userId, null)
          request.log.info({ user: userId }, 'password reset')
          return account.role
        })
        return { message: accountMessages.passwordReset, role }
      },

      async confirmEmail({ params: { token } }) {
        await orm.transaction(async (transaction) => {
          // The link stays valid, so that opening it twice does no harm.
          const userId = await confirmationLinks.lock(transaction, token)
          if (userId === null) throw new HttpError(400, accountMessages.deadConfirmationLink)
          await accounts.confirmEmail(transaction, userId)
        })
        return { message: accountMessages.emailConfirmed }
      },

      async changePassword({ query, body: { oldPassword, newPassword }, request }) {
        const { _id, email } = ownerOf(request, query)
        ensureUncommon(newPassword, 'newPassword')
        const account = await signIn.compare(request, { email, password: oldPassword }, () => accounts.find(orm, _id))
        if (account === null) throw fieldError(403, 'oldPassword', accountMessages.wrongOldPassword)
        const passwordHash = await hasher.hash(newPassword, { queue: 'sign-in', sender: senderOf(request) })
        await orm.transaction(async (transaction) => {
          await resetLinks.remove(transaction, _id)
          if (!(await accounts.lockIfPasswordUnchanged(transaction, account)))
            throw fieldError(403, 'oldPassword', accountMessages.wrongOldPassword)
          await accounts.update(transaction, _id, { passwordHash })
          await sessions.endAll(transaction, _id, request.sessionDigest)
        })
        request.log.info({ user: _id }, 'password changed')
        return { message: accountMessages.passwordChanged }
      },
    },
    {
      tag: 'Accounts',
      cached: false,
      notFound: { resetPassword: accountMessages.deadResetLink, confirmEmail: accountMessages.deadConfirmationLink },
    },
  )

  const { logIn, logOut } = contract.admin
  registerEndpoints(
    app,
    { logIn, logOut },
    { logIn: contractSchemas.admin.logIn, logOut: contractSchemas.admin.logOut },
    {
      logIn: ({ body, request, reply }) => signIn.withPassword(request, reply, body, true),
      logOut: signOut,
    },
    { tag: 'Admin', cached: false },
  )
}

/**
 * The signed-in user, who owns the account that the page shows.
 *
 * @throws {HttpError} 401 when they do not: somebody else has signed in in another tab
 */
function ownerOf(request: FastifyRequest, { account }: { account?: string | undefined }): User {
  const user = signedInUser(request)
  if (account !== undefined && account !== user._id) throw signedOut()
  return user
}
