import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { limits } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import { signedInUser } from '../../plugins/identity.ts'
import { saveShopDetails } from '../../shop-details/save-shop-details.ts'
import type { ShopDetailsSaving } from '../../shop-details/save-shop-details.ts'
import { formBytes, saveTimeout } from '../admin/form-limits.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The facts of the shop that admins change. */
export async function shopDetailsRoutes(app: FastifyInstance, saving: ShopDetailsSaving): Promise<void> {
  registerEndpoints(
    app,
    contract.shopDetails,
    contractSchemas.shopDetails,
    {
      read: () => saving.current.readDetails(),

      async update({ body, request }) {
        const by = signedInUser(request)
        await using uploads = request.takeUploads()
        const saved = await saveShopDetails(saving, by, body, uploads.pictures)
        request.log.info({ user: by._id, version: saved.version }, 'shop details saved')
        return saved
      },
    },
    {
      tag: 'Shop details',
      cached: false,
      bodyLimit: { update: formBytes(limits.imagesMaximum) },
      timeout: { update: saveTimeout },
    },
  )
}
