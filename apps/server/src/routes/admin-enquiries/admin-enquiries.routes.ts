import { contract } from '@shop/api'
import type { EnquiryListQuery } from '@shop/api'
import { adminEnquiryMessages, contractSchemas, referenceTaken } from '@shop/api/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { viewForAdmins } from '../../enquiries/admin-enquiry-view.ts'
import type { EnquiryChanges } from '../../enquiries/change-enquiries.ts'
import type { EnquiriesRepository } from '../../enquiries/enquiries.repository.ts'
import { countEnquiries, listEnquiries } from '../../enquiries/enquiry-list.ts'
import { takeSnapshot } from '../../enquiries/enquiry-snapshot.ts'
import { readEnquiryFigures } from '../../enquiries/enquiry-figures.ts'
import { enquiriesCsv } from '../../enquiries/export-enquiries.ts'
import type { EnquiryRow } from '../../enquiries/enquiry-view.ts'
import { isRecordOf, replaceRecord } from '../../enquiries/staff-enquiries.ts'
import { HttpError } from '../../http-error.ts'
import { signedInUser } from '../../plugins/identity.ts'
import { csvRoute, sendCsv } from '../csv-download.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the endpoints. */
export interface AdminEnquiriesRoutesOptions {
  readonly database: Database
  readonly enquiries: EnquiriesRepository
  readonly changes: EnquiryChanges
  readonly clock: Clock
  /** The shop's address, for the links in answers. */
  readonly publicUrl: string
}

const tag = 'Enquiries of admins'

/** The enquiries of shoppers, as admins work on them. */
export async function adminEnquiriesRoutes(app: FastifyInstance, options: AdminEnquiriesRoutesOptions): Promise<void> {
  const { enquiries, changes, clock, publicUrl } = options
  const { orm } = options.database

  /** The enquiry with the answer that the shop has prepared. */
  async function view(row: EnquiryRow) {
    return viewForAdmins(orm, row, { ...(await app.currentShop()), enquiriesUrl: `${publicUrl}/enquiries` })
  }

  /** Logs a change by its reference, which tells nothing about the shopper. */
  async function changed(request: FastifyRequest, row: EnquiryRow, what: string) {
    request.log.info({ user: signedInUser(request)._id, record: row.reference }, what)
    return view(row)
  }

  app.get<{ Querystring: EnquiryListQuery }>(
    '/api/admin/enquiries.csv',
    csvRoute(app, {
      summary: 'Download the enquiries that match as CSV.',
      tag,
      querystring: contractSchemas.adminEnquiries.list.query,
    }),
    (request, reply) => {
      request.log.info({ user: signedInUser(request)._id }, 'enquiries exported')
      return sendCsv(reply, 'enquiries', enquiriesCsv(orm, request.query), clock())
    },
  )

  registerEndpoints(
    app,
    contract.adminEnquiries,
    contractSchemas.adminEnquiries,
    {
      async list({ query }) {
        return { ...(await listEnquiries(orm, query)), counts: await countEnquiries(orm) }
      },

      figures: () => readEnquiryFigures(orm, clock()),

      async create({ body, request }) {
        const { reference, name, phoneNumber, note, lines } = body
        const known = await enquiries.find(orm, reference)
        if (known !== null && isRecordOf(known, body)) return view(known)
        if (known !== null && known.source !== 'staff') throw new HttpError(409, referenceTaken)
        // Admins also sell items that shoppers do not see.
        const items = await takeSnapshot(createCatalogueRepository(orm, 'admins'), lines)
        if (items.length < lines.length) throw new HttpError(422, adminEnquiryMessages.itemGone)
        const draft = { reference, linkKey: null, source: 'staff' as const, userId: null, name, phoneNumber, note, items }
        const row = (await enquiries.add(orm, draft)) ?? (await replaceRecord(orm, clock(), draft))
        if (row === null) throw new HttpError(409, adminEnquiryMessages.recordedBefore(reference))
        return changed(request, row, 'enquiry added by staff')
      },

      async read({ params: { reference } }) {
        const row = await enquiries.find(orm, reference)
        if (row === null) throw new HttpError(404, adminEnquiryMessages.notFound)
        return view(row)
      },

      step: async ({ params: { reference }, body, request }) =>
        changed(request, await changes.step(signedInUser(request), reference, body), 'enquiry advanced'),

      undo: async ({ params: { reference }, body, request }) =>
        changed(request, await changes.undo(signedInUser(request), reference, body.updatedAt), 'enquiry step undone'),

      note: async ({ params: { reference }, body, request }) =>
        changed(request, await changes.note(signedInUser(request), reference, body), 'enquiry note added'),

      quote: async ({ params: { reference }, body, request }) =>
        changed(request, await changes.quote(reference, body), 'enquiry quoted'),
    },
    {
      tag,
      cached: false,
      notFound: Object.fromEntries(
        (['read', 'step', 'undo', 'note', 'quote'] as const).map((name) => [name, adminEnquiryMessages.notFound]),
      ),
    },
  )
}
