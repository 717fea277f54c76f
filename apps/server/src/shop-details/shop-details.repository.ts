import type { Image } from '@shop/api'
import type { ShopDetails } from '@shop/domain'
import { imageJson } from '../catalogue/catalogue.rows.ts'
import { select } from '../catalogue/select.ts'
import type { Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { pictures, shopDetails, sitePictures } from '../db/schema.ts'

/** The facts as they are stored. The cover of each e-catalogue is the site picture at its position. */
export interface StoredFacts extends ShopDetails {
  readonly catalogues: readonly { readonly title: string; readonly href: string }[]
}

/** The stored facts of the shop. A fact that is not stored has its value of `shop.config.ts`. */
export interface StoredShopDetails {
  /** Raised by every save; 0 before the first. */
  readonly version: number
  readonly facts: Partial<StoredFacts>
}

/** Reads the facts that admins have saved. */
export async function readShopDetails(executor: Executor): Promise<StoredShopDetails> {
  const [row] = await executor.select({ version: shopDetails.version, facts: shopDetails.details }).from(shopDetails)
  return row ?? { version: 0, facts: {} }
}

/** Replaces the stored facts. */
export async function writeShopDetails(executor: Executor, version: number, facts: StoredFacts): Promise<void> {
  await executor
    .insert(shopDetails)
    .values({ version, details: facts })
    .onConflictDoUpdate({ target: shopDetails.id, set: { version, details: facts } })
}

/** Reads the pictures of one place of the shop in order. */
export async function readSitePictures(executor: Executor, place: 'hero' | 'catalogue'): Promise<Image[]> {
  const rows = await select<{ image: Image }>(
    executor,
    sql`select ${imageJson(sitePictures.alt)} as image
      from ${sitePictures} join ${pictures} on ${pictures.publicId} = ${sitePictures.publicId}
      where ${sitePictures.place} = ${place} order by ${sitePictures.position}`,
  )
  return rows.map(({ image }) => image)
}

/** Reads those of these pictures that the shop has stored, without alternative texts. */
export async function readPictures(executor: Executor, publicIds: readonly string[]): Promise<Image[]> {
  const rows = await select<{ image: Image }>(
    executor,
    sql`select ${imageJson(sql`''`)} as image from ${pictures}
      where ${pictures.publicId} in (select json_array_elements_text(${JSON.stringify(publicIds)}::json))`,
  )
  return rows.map(({ image }) => image)
}
