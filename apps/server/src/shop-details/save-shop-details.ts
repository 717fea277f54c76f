import type { User, VersionedShopDetails } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import { changedShopDetails, shopDetailsChangedMeanwhile, shopPictureMessages } from '@shop/domain'
import type { z } from 'zod'
import { recordChanges } from '../admin/change-history.ts'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { setSitePictures } from '../catalogue/picture-writer.ts'
import type { Database } from '../db/database.ts'
import { HttpError } from '../http-error.ts'
import type { ItemPictures, UploadedPictures } from '../pictures/item-pictures.ts'
import type { CurrentShop } from './current-shop.ts'
import { readPictures, readShopDetails, writeShopDetails } from './shop-details.repository.ts'

type ShopDetailsForm = z.output<typeof contractSchemas.shopDetails.update.body>

/** The dependencies of a save. */
export interface ShopDetailsSaving {
  readonly database: Database
  readonly pictures: ItemPictures
  readonly version: Pick<CatalogueVersion, 'raise'>
  readonly current: CurrentShop
}

/**
 * Saves the facts of the shop and records which of them have changed. Pages and responses that are cached, here and on other servers,
 * are dropped, because they may show them. Pictures that nothing shows any more are deleted.
 *
 * @param form - with the version that it was filled from
 * @param uploads - the large pictures of the form
 * @throws {HttpError} 409 when another admin has saved since then, or an import has changed the hero pictures; 422 when a kept picture is
 *   not in the shop
 */
export async function saveShopDetails(
  { database, pictures, version, current }: ShopDetailsSaving,
  by: User,
  { version: loadedVersion, heroes, catalogues, ...facts }: ShopDetailsForm,
  uploads: UploadedPictures,
): Promise<VersionedShopDetails> {
  // Checked before the pictures too: one that the form keeps may be gone because of what has changed.
  if ((await readShopDetails(database.orm)).version !== loadedVersion) throw new HttpError(409, shopDetailsChangedMeanwhile)
  const chosen = [
    ...heroes.map((payload, position) => ({ payload, path: `heroes.${position}` })),
    ...catalogues.map(({ picture: payload }, position) => ({ payload, path: `catalogues.${position}.picture` })),
  ]
  const keptIds = chosen.flatMap(({ payload }) => (payload.isNew === true ? [] : [payload.public_id]))
  const stored = await readPictures(database.orm, keptIds)
  const { saved, before } = await pictures.storeThenSave(
    chosen,
    uploads,
    stored,
    async (resolve) => {
      const { result, version: raised } = await changeCatalogue(database, async (transaction) => {
        const old = await current.readDetails(transaction)
        if (old.version !== loadedVersion) throw new HttpError(409, shopDetailsChangedMeanwhile)
        const images = resolve(await readPictures(transaction, keptIds))
        const [slides, covers] = [images.slice(0, heroes.length), images.slice(heroes.length)]
        const texts = catalogues.map(({ title, href }) => ({ title, href }))
        const details = {
          ...facts,
          catalogues: texts.map((text, position) => ({ ...text, picture: covers[position]! })),
          heroes: slides,
        }
        const changed = changedShopDetails(old, details)
        if (changed.length === 0) return { saved: old, before: [] }
        await writeShopDetails(transaction, loadedVersion + 1, { ...facts, catalogues: texts })
        await setSitePictures(transaction, 'hero', slides)
        await setSitePictures(transaction, 'catalogue', covers)
        await recordChanges(transaction, by, [{ subject: 'Shop', action: 'changed', subjectId: null, name: changed.join(', ') }])
        return { saved: { ...details, version: loadedVersion + 1 }, before: picturesOf(old) }
      })
      version.raise(raised)
      return result
    },
    shopPictureMessages.unknown,
  )
  await pictures.removeUnused(before)
  return saved
}

function picturesOf({ heroes, catalogues }: VersionedShopDetails): string[] {
  return [...heroes, ...catalogues.map(({ picture }) => picture)].map(({ public_id: publicId }) => publicId)
}
