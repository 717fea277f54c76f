import type { ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { PictureFile, PictureReader } from '../ports.ts'

/** The part of the API client that the form of the shop details needs. */
export interface ShopDetailsApi {
  shopDetails: Pick<AdminApiClient['shopDetails'], 'read' | 'update'>
}

/** The actors of the form, for `shopDetailsMachine.provide({ actors })`. */
export function createShopDetailsActors({ api, pictures }: { api: ShopDetailsApi; pictures: PictureReader }) {
  return {
    loadDetails: fromPromise<VersionedShopDetails, void>(({ signal }) => api.shopDetails.read({}, { signal })),
    readPicture: fromPromise<string, { file: PictureFile }>(({ input, signal }) => pictures.read(input.file, { signal })),
    // The server rejects a save over another version with 409.
    saveDetails: fromPromise<VersionedShopDetails, ShopDetailsPayload>(({ input, signal }) =>
      api.shopDetails.update({ body: input }, { signal }),
    ),
  }
}
