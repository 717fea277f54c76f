import { contract } from '@shop/api'
import { adminsMessages, contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { AdminsService } from '../../accounts/admins.ts'
import { ensureUncommon } from '../../accounts/new-password.ts'
import type { PasswordHasher } from '../../accounts/passwords.ts'
import { ensureRecentAdmin } from '../../accounts/recent-login.ts'
import type { SessionRepository } from '../../accounts/sessions.repository.ts'
import { HttpError } from '../../http-error.ts'
import { requestLimits } from '../../limits/request-limits.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { senderOf, signedInUser } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the endpoints for admins. */
export interface AdminsRoutesOptions {
  readonly admins: AdminsService
  readonly sessions: SessionRepository
  readonly hasher: PasswordHasher
  readonly limits: RequestLimits
}

const { adminNotFound, invitationNotFound, deadInvitation, accepted } = adminsMessages

/** The list of admins, invitations of further ones, and their acceptance. */
export async function adminsRoutes(app: FastifyInstance, options: AdminsRoutesOptions): Promise<void> {
  const { admins, sessions, hasher, limits } = options
  registerEndpoints(
    app,
    contract.admins,
    contractSchemas.admins,
    {
      list: () => admins.list(),

      async remove({ params, request }) {
        await ensureRecentAdmin(sessions, request)
        const by = signedInUser(request)
        await admins.remove(by, params.id)
        request.log.info({ user: by._id, record: params.id }, 'admin removed')
        return admins.list()
      },

      async invite({ body: { email }, request }) {
        await ensureRecentAdmin(sessions, request)
        const by = signedInUser(request)
        await limits.run(requestLimits.invitation, senderOf(request), () => admins.invite(by, app.outbox, email))
        request.log.info({ user: by._id }, 'admin invited')
        return admins.list()
      },

      async withdraw({ params, request }) {
        const by = signedInUser(request)
        await admins.withdraw(by, params.id)
        request.log.info({ user: by._id, record: params.id }, 'invitation withdrawn')
        return admins.list()
      },

      async readInvitation({ params: { token } }) {
        const invitation = await admins.read(token)
        if (invitation === null) throw new HttpError(400, deadInvitation)
        return invitation
      },

      async accept({ params: { token }, body: { username, newPassword }, request }) {
        ensureUncommon(newPassword, 'newPassword')
        // Checked first, because hashing is expensive.
        if ((await admins.read(token)) === null) throw new HttpError(400, deadInvitation)
        const passwordHash = await hasher.hash(newPassword, { queue: 'sign-in', sender: senderOf(request) })
        const user = await admins.accept(token, username, passwordHash)
        if (user === null) throw new HttpError(400, deadInvitation)
        request.log.info({ user: user._id }, 'invitation accepted')
        return { message: accepted }
      },
    },
    {
      tag: 'Admins',
      cached: false,
      notFound: {
        remove: adminNotFound,
        withdraw: invitationNotFound,
        readInvitation: deadInvitation,
        accept: deadInvitation,
      },
    },
  )
}
