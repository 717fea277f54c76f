import { staticPageSentences } from '@shop/domain'
import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/identifiers.ts'
import { contactMessages } from '../../db/schema.ts'
import { requestLimits } from '../../limits/request-limits.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { senderOf } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the contact endpoint. */
export interface ContactRoutesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly limits: RequestLimits
}

/** Stores messages to the shop and emails them as soon as the mail server accepts them. */
export async function contactRoutes(app: FastifyInstance, { database, clock, limits }: ContactRoutesOptions): Promise<void> {
  registerEndpoints(
    app,
    contract.contact,
    contractSchemas.contact,
    {
      async send({ body, request }) {
        await limits.run(requestLimits.contact, senderOf(request), async () => {
          const id = newId()
          await database.orm.transaction(async (transaction) => {
            await transaction.insert(contactMessages).values({ id, ...body, createdAt: clock() })
            await app.outbox.add(transaction, { kind: 'contact', about: id })
          })
        })
        app.outbox.wake()
        return { message: staticPageSentences.messageSent }
      },
    },
    { tag: 'Contact', cached: false },
  )
}
