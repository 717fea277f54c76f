import type { AdminCollectionQuery, AdminProductQuery } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminCollectionCondition, adminProductCondition } from '../../catalogue/admin-filters.ts'
import { collectionConditions, productConditions } from '../../catalogue/catalogue.filters.ts'
import type { CatalogueSearch } from '../../catalogue/catalogue.search.ts'
import { catalogueCsv, matchingCollections, matchingProducts } from '../../catalogue/export/export-catalogue.ts'
import type { ExportedIds } from '../../catalogue/export/export-catalogue.ts'
import type { SearchTerms } from '../../catalogue/search-terms.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { and, sql } from '../../db/drizzle.ts'
import { signedInUser } from '../../plugins/identity.ts'
import { csvRoute, sendCsv } from '../csv-download.ts'

/** The dependencies of the downloads. */
export interface CatalogueExportRoutesOptions {
  readonly database: Database
  readonly search: CatalogueSearch
  readonly clock: Clock
}

/** The downloads of the admin tables as CSV, with the filters of the tables. */
export async function catalogueExportRoutes(
  app: FastifyInstance,
  { database, search, clock }: CatalogueExportRoutesOptions,
): Promise<void> {
  const { products, collections } = contractSchemas.adminCatalogue

  const route = (summary: string, querystring: object) => csvRoute(app, { summary, tag: 'Admin catalogue', querystring })

  async function download(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      kind,
      search: text,
      list,
    }: {
      kind: 'products' | 'collections'
      search: string | undefined
      list: (terms: SearchTerms | null) => Promise<ExportedIds>
    },
  ) {
    const { ids, total } = await search.run({ search: text }, kind, async (terms) => {
      const found = await list(terms)
      return { ids: found, total: found.products.length + found.collections.length, match: null }
    })
    request.log.info({ user: signedInUser(request)._id, records: total }, 'catalogue exported')
    return sendCsv(reply, kind, catalogueCsv(database.orm, ids), clock())
  }

  app.get<{ Querystring: AdminProductQuery }>(
    '/api/admin/products.csv',
    route('Download the products that match, with their collections, as CSV.', products.query),
    (request, reply) => {
      const { query } = request
      const list = (terms: SearchTerms | null) =>
        matchingProducts(database.orm, {
          terms,
          conditionsOf: (wanted) => and(productConditions(query, wanted), adminProductCondition(query)) ?? sql`true`,
        })
      return download(request, reply, { kind: 'products', search: query.search, list })
    },
  )

  app.get<{ Querystring: AdminCollectionQuery }>(
    '/api/admin/collections.csv',
    route('Download the collections that match, with their products, as CSV.', collections.query),
    (request, reply) => {
      const { query } = request
      const list = (terms: SearchTerms | null) =>
        matchingCollections(database.orm, {
          terms,
          conditionsOf: (wanted) => and(collectionConditions(query, wanted), adminCollectionCondition(query)) ?? sql`true`,
        })
      return download(request, reply, { kind: 'collections', search: query.search, list })
    },
  )
}
