import { staticPageSentences } from '@shop/domain'
import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import { addContactMessage } from '../../enquiries/contact-messages.ts'
import type { EnquiriesRepository } from '../../enquiries/enquiries.repository.ts'
import { requestLimits } from '../../limits/request-limits.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { senderOf } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the contact endpoint. */
export interface ContactRoutesOptions {
  readonly database: Database
  readonly enquiries: EnquiriesRepository
  /** Its first letters begin the reference of a message. */
  readonly shopName: string
  readonly limits: RequestLimits
}

/** Stores messages to the shop as enquiries, and emails them as soon as the mail server accepts them. A repeated one is stored once. */
export async function contactRoutes(app: FastifyInstance, options: ContactRoutesOptions): Promise<void> {
  const { database, enquiries, shopName, limits } = options
  registerEndpoints(
    app,
    contract.contact,
    contractSchemas.contact,
    {
      async send({ body, request }) {
        await limits.run(requestLimits.contact, senderOf(request), async () => {
          await database.orm.transaction(async (transaction) => {
            const about = await addContactMessage(enquiries, transaction, shopName, body)
            if (about !== null) await app.outbox.add(transaction, { kind: 'contact', about })
          })
        })
        app.outbox.wake()
        return { message: staticPageSentences.messageSent }
      },
    },
    { tag: 'Contact', cached: false },
  )
}
