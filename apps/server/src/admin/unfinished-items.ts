import type { Image, UnfinishedItem } from '@shop/api'
import { gapsOf } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { collectionLacks, productLacks } from '../catalogue/admin-filters.ts'
import { imageJson, imagesOf } from '../catalogue/catalogue.rows.ts'
import { select } from '../catalogue/select.ts'
import { sourcesOf } from '../catalogue/sources.ts'
import { sql } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { collections, pictures, productImages, products } from '../db/schema.ts'

interface Row {
  readonly id: string
  readonly itemType: ItemType
  readonly name: string
  readonly images: readonly Image[]
  readonly hasMeasurements: boolean
  readonly total: number
}

/**
 * Flags of what each item lacks. The pictures of all products are read once, which takes a fraction of looking them up for each product. Only
 * the listed rows then read theirs.
 */
const lacking = sql`
  select ${products.id} as id, 'Product' as item_type, ${products.name} as name, ${products.createdAt} as created_at,
    pictured.product_id is null as no_pictures, ${productLacks.measurements} as no_measurements,
    coalesce(pictured.no_alt, false) as no_alt
  from ${sourcesOf.admins.products}
  left join (select product_id, bool_or(btrim(alt) = '') as no_alt from ${productImages} group by product_id) as pictured
    on pictured.product_id = ${products.id}
  union all
  select ${collections.id}, 'Collection', ${collections.name}, ${collections.createdAt},
    ${collectionLacks.pictures}, ${collectionLacks.measurements}, ${collectionLacks['alternative text']}
  from ${sourcesOf.admins.collections}`

/**
 * Reads the items without pictures, measurements or alternative texts: those without pictures first, then by the number of gaps,
 * then the newest.
 */
export async function readUnfinishedItems(
  reader: Reader,
  limit: number,
): Promise<{ unfinished: UnfinishedItem[]; unfinishedTotal: number }> {
  const rows = await select<Row>(
    reader,
    sql`
    with worst as (
      select *, count(*) over ()::int as total from (${lacking}) as lacking
      where no_pictures or no_measurements or no_alt
      order by no_pictures desc, no_measurements::int + no_alt::int desc, created_at desc, id desc limit ${limit}
    )
    select worst.id, worst.item_type as "itemType", worst.name, not worst.no_measurements as "hasMeasurements", worst.total,
      case worst.item_type when 'Product' then ${imagesOf(sql`worst.id`)} else coalesce((
        select json_build_array(${imageJson(collections.coverAlt)})
        from ${collections} join ${pictures} on ${pictures.publicId} = ${collections.coverId}
        where ${collections.id} = worst.id), '[]') end as images
    from worst
    order by no_pictures desc, no_measurements::int + no_alt::int desc, created_at desc, id desc`,
  )
  return {
    unfinishedTotal: rows[0]?.total ?? 0,
    unfinished: rows.map(({ id, itemType, name, images, hasMeasurements }) => ({
      _id: id,
      itemType,
      name,
      image: images[0] ?? null,
      gaps: gapsOf({ images, dimensions: hasMeasurements ? {} : null }),
    })),
  }
}
