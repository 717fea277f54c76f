import { contract } from '@shop/api'
import { contractSchemas, enquiryEmpty, enquiryNotFound, referenceTaken } from '@shop/api/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { isViolation } from '../../db/violations.ts'
import { mayBeEmailed } from '../../enquiries/enquiry-emails.ts'
import { claimEnquiries, listCustomerEnquiries } from '../../enquiries/customer-enquiries.ts'
import { isOpenedBy } from '../../enquiries/enquiries.repository.ts'
import type { EnquiriesRepository } from '../../enquiries/enquiries.repository.ts'
import { takeSnapshot } from '../../enquiries/enquiry-snapshot.ts'
import { viewEnquiry } from '../../enquiries/enquiry-view.ts'
import type { EnquiryRow } from '../../enquiries/enquiry-view.ts'
import type { EnquiryCatalogue } from '../../enquiries/find-items.ts'
import { HttpError } from '../../http-error.ts'
import { requestLimits } from '../../limits/request-limits.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { senderOf, signedInUser, signedOut } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the enquiries' endpoints. */
export interface EnquiriesRoutesOptions {
  readonly database: Database
  readonly enquiries: EnquiriesRepository
  readonly catalogue: EnquiryCatalogue
  readonly limits: RequestLimits
}

/** Records what shoppers ask for by chat, and shows it to whoever has the link. */
export async function enquiriesRoutes(app: FastifyInstance, options: EnquiriesRoutesOptions): Promise<void> {
  const { database, enquiries, catalogue, limits } = options
  const { orm } = database
  const view = (row: EnquiryRow) => viewEnquiry({ executor: orm, catalogue }, row)

  /** The recorded enquiry when the same browser sends it again; null when the reference is free. */
  async function recorded(reference: string, linkKey: string): Promise<EnquiryRow | null> {
    const row = await enquiries.find(orm, reference)
    if (row !== null && !isOpenedBy(row, linkKey)) throw new HttpError(409, referenceTaken)
    return row
  }

  registerEndpoints(
    app,
    contract.enquiries,
    contractSchemas.enquiries,
    {
      async record({ body: { reference, linkKey, source, lines, note, details }, request }) {
        const { identity } = request
        const customer = identity.kind === 'customer' ? identity.user : null
        const row = await limits.run(requestLimits.enquiry, senderOf(request), async () => {
          const known = await recorded(reference, linkKey)
          if (known !== null) return known
          const items = await takeSnapshot(catalogue, lines)
          if (items.length === 0) throw new HttpError(422, enquiryEmpty)
          const draft = {
            reference,
            linkKey,
            source,
            userId: customer?._id ?? null,
            name: customer?.username ?? '',
            phoneNumber: customer?.phoneNumber ?? '',
            note,
            details,
            items,
          }
          const isEmailed = await mayBeEmailed(app, limits, senderOf(request))
          const added = await orm
            .transaction(async (transaction) => {
              const stored = await enquiries.add(transaction, draft)
              if (stored !== null && isEmailed) await app.outbox.add(transaction, { kind: 'enquiry', about: reference })
              return stored
            })
            .catch(accountDeleted)
          // Null when the same enquiry arrived twice at once.
          return added ?? recorded(reference, linkKey)
        })
        if (row === null) throw new HttpError(409, referenceTaken)
        app.outbox.wake()
        return view(row)
      },

      async read({ params: { reference }, query: { linkKey = '' }, request }) {
        const row = await enquiries.find(orm, reference)
        // The list of a customer has no keys, because the database has none.
        if (isOpenedBy(row, linkKey) || isOwn(row, request)) return view(row)
        await limits.count(requestLimits.wrongLinkKey, senderOf(request))
        throw new HttpError(404, enquiryNotFound)
      },

      mine: ({ query, request }) => listCustomerEnquiries(orm, signedInUser(request)._id, query),

      async claim({ body, request }) {
        const { identity } = request
        if (identity.kind !== 'customer') throw new HttpError(403, 'Only a customer may do this.')
        const claim = () => orm.transaction((transaction) => claimEnquiries(transaction, identity.user, body.enquiries))
        const { claimed, hasWrongKey } = await limits
          .run(requestLimits.enquiryClaim, senderOf(request), claim)
          .catch(accountDeleted)
        if (hasWrongKey) await limits.count(requestLimits.wrongLinkKey, senderOf(request))
        return { claimed }
      },
    },
    { tag: 'Enquiries', cached: false, notFound: { read: enquiryNotFound } },
  )
}

/** Whether the sender is the customer of an enquiry. */
function isOwn(row: EnquiryRow | null, { identity }: FastifyRequest): row is EnquiryRow {
  return identity.kind === 'customer' && row !== null && row.userId === identity.user._id
}

/** Rethrows a failed write; as 401 when the account was deleted in the meantime. */
function accountDeleted(error: unknown): never {
  throw isViolation(error, 'foreign key') ? signedOut() : error
}
