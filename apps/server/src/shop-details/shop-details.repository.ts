import type { Image } from '@shop/api'
import type { ShopDetails } from '@shop/domain'
import { imageJson } from '../catalogue/catalogue.rows.ts'
import { select } from '../catalogue/select.ts'
import type { Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { fixed } from '../db/fixed-sql.ts'
import type { Reader } from '../db/named-statements.ts'
import { pictures, shopDetails, sitePictures } from '../db/schema.ts'

/** The facts as they are stored. The cover of each e-catalogue is the site picture at its position. */
export interface StoredFacts extends ShopDetails {
  readonly catalogues: readonly { readonly title: string; readonly href: string }[]
}

/** The stored facts of the shop. A fact that is not stored has its value of `shop.config.ts`. */
export interface StoredShopDetails {
  /** Raised by every save and every import of hero pictures; 0 before the first. */
  readonly version: number
  readonly facts: Partial<StoredFacts>
  /** The covers of the e-catalogues. */
  readonly covers: readonly Image[]
}

const storedDetails = fixed(sql`
  select (select json_build_object('version', ${shopDetails.version}, 'facts', ${shopDetails.details}) from ${shopDetails}) as saved,
    coalesce((select json_agg(${imageJson(sitePictures.alt)} order by ${sitePictures.position}) ${picturesOf(sql`'catalogue'`)}), '[]') as covers`)

/** Reads the facts that admins have saved. */
export async function readShopDetails(reader: Reader): Promise<StoredShopDetails> {
  const [row] = await select<{ saved: Omit<StoredShopDetails, 'covers'> | null; covers: Image[] }>(reader, storedDetails)
  return { version: 0, facts: {}, ...row?.saved, covers: row?.covers ?? [] }
}

/** Replaces the stored facts. */
export async function writeShopDetails(executor: Executor, version: number, facts: StoredFacts): Promise<void> {
  await executor
    .insert(shopDetails)
    .values({ version, details: facts })
    .onConflictDoUpdate({ target: shopDetails.id, set: { version, details: facts } })
}

/** Raises the version of the facts, so that a form that was filled before cannot overwrite what an import has changed. */
export async function raiseShopDetailsVersion(executor: Executor): Promise<void> {
  await executor
    .insert(shopDetails)
    .values({ version: 1, details: {} })
    .onConflictDoUpdate({ target: shopDetails.id, set: { version: sql`${shopDetails.version} + 1` } })
}

/** Reads the slides of the home page in order. */
export async function readSlides(reader: Reader): Promise<Image[]> {
  const rows = await select<{ image: Image }>(
    reader,
    sql`select ${imageJson(sitePictures.alt)} as image ${picturesOf(sql`'hero'`)} order by ${sitePictures.position}`,
  )
  return rows.map(({ image }) => image)
}

/** The pictures of one place of the shop. */
function picturesOf(place: SQL): SQL {
  return sql`from ${sitePictures} join ${pictures} on ${pictures.publicId} = ${sitePictures.publicId} where ${sitePictures.place} = ${place}`
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
