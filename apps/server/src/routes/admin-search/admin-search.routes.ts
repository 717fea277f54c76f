import { contract } from '@shop/api'
import type { SearchReport } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { synonymSentences } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import type { CatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import type { CatalogueSearch } from '../../catalogue/catalogue.search.ts'
import { signedInUser } from '../../plugins/identity.ts'
import type { Synonyms } from '../../searches/synonyms.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the endpoints. */
export interface AdminSearchRoutesOptions {
  /** Reads the items that shoppers see. */
  readonly repository: CatalogueRepository
  readonly search: CatalogueSearch
  readonly synonyms: Synonyms
  readonly report: () => Promise<SearchReport>
}

const productsShown = 4

/** The searches that found little, and the synonyms of the shop. */
export async function adminSearchRoutes(app: FastifyInstance, options: AdminSearchRoutesOptions): Promise<void> {
  const { repository, search, synonyms, report } = options
  registerEndpoints(
    app,
    contract.adminSearch,
    contractSchemas.adminSearch,
    {
      read: report,

      async preview({ query: { search: text, ...synonym } }) {
        const checked = await synonyms.check(synonym)
        const query = { page: 1, limit: productsShown, search: text ?? checked.word }
        return search.with(checked).run(query, 'products', (terms) => repository.listProducts(query, terms))
      },

      async addSynonym({ body, request }) {
        const by = signedInUser(request)
        await synonyms.add(by, body)
        request.log.info({ user: by._id }, 'synonym added')
        return report()
      },

      async removeSynonym({ params, request }) {
        const by = signedInUser(request)
        await synonyms.remove(by, params.id)
        request.log.info({ user: by._id, record: params.id }, 'synonym removed')
        return report()
      },
    },
    { tag: 'Admin search', cached: false, notFound: { removeSynonym: synonymSentences.notFound } },
  )
}
