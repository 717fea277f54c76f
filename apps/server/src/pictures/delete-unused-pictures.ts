import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { collections, pictures, productImages, sitePictures } from '../db/schema.ts'
import { isViolation } from '../db/violations.ts'

/**
 * Deletes the records of those pictures that no product, collection or page of the shop uses.
 *
 * @returns their ids; the caller deletes their files
 */
export async function deleteUnusedPictures(database: Database, publicIds: readonly string[]): Promise<string[]> {
  try {
    const { rows } = await database.orm.execute<{ id: string }>(sql`
      with unused as materialized (
        select id from json_array_elements_text(${JSON.stringify([...new Set(publicIds)])}::json) as requested (id)
        where not exists (select 1 from ${productImages} where ${productImages.publicId} = requested.id)
          and not exists (select 1 from ${collections} where ${collections.coverId} = requested.id)
          and not exists (select 1 from ${sitePictures} where ${sitePictures.publicId} = requested.id)
      ), deleted as (delete from ${pictures} where ${pictures.publicId} in (select id from unused))
      select id from unused`)
    return rows.map(({ id }) => id)
  } catch (error) {
    // One of the pictures has just been used, so all records stay.
    if (isViolation(error, 'foreign key')) return []
    throw error
  }
}
