import { contract } from '@shop/api'
import { contractSchemas, messageNotFound } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { InboxRepository } from '../../admin/inbox.repository.ts'
import { HttpError } from '../../http-error.ts'
import { signedInUser } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The messages that arrive through the contact form. */
export async function inboxRoutes(app: FastifyInstance, { inbox }: { readonly inbox: InboxRepository }): Promise<void> {
  registerEndpoints(
    app,
    contract.inbox,
    contractSchemas.inbox,
    {
      list: ({ query }) => inbox.list(query),

      async update({ params, body, request }) {
        const { _id, username, email } = signedInUser(request)
        const message = await inbox.mark(params.id, body.isDone ? username || email : null)
        if (message === null) throw new HttpError(404, messageNotFound)
        request.log.info({ user: _id, record: message._id }, body.isDone ? 'message done' : 'message opened again')
        return message
      },
    },
    { tag: 'Inbox', cached: false, notFound: { update: messageNotFound } },
  )
}
