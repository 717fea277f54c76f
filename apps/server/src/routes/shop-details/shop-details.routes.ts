import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { signedInUser } from '../../plugins/identity.ts'
import type { CurrentShop } from '../../shop-details/current-shop.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The facts of the shop that admins change. */
export async function shopDetailsRoutes(app: FastifyInstance, { current }: { readonly current: CurrentShop }): Promise<void> {
  registerEndpoints(
    app,
    contract.shopDetails,
    contractSchemas.shopDetails,
    {
      read: () => current.readDetails(),

      async update({ body: { version, ...details }, request }) {
        const by = signedInUser(request)
        const saved = await current.save(by, version, details)
        request.log.info({ user: by._id, version: saved.version }, 'shop details saved')
        return saved
      },
    },
    { tag: 'Shop details', cached: false },
  )
}
