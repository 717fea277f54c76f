import type { Image, Showcase } from '@shop/api'
import { shopCategories, styles } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { fixed } from '../db/fixed-sql.ts'
import { pictures, productImages, products, sitePictures } from '../db/schema.ts'
import { isInCategory } from './catalogue.filters.ts'
import { imageJson } from './catalogue.rows.ts'

/** A row of `showcaseStatement`. */
export interface ShowcaseRow {
  readonly place: 'hero' | 'category' | 'style'
  readonly name: string | null
  /** Null for a category whose products have no pictures. */
  readonly image: Image | null
}

/** The newest matching product. Each lookup follows the index of its filter and stops at the first row. */
function newest(belongs: SQL): SQL {
  return sql`(select ${products.id} from ${products} where ${products.isListed} and ${belongs}
    order by ${products.createdAt} desc, ${products.id} desc limit 1)`
}

const hasPicture = sql`exists (
  select 1 from ${productImages} where ${productImages.productId} = ${products.id} and ${productImages.position} = 0)`

/**
 * The product that gives a category or style its picture: the newest best seller, else the newest product. A category without pictures
 * has its newest product, because it has a tile too.
 */
function coverOf(place: 'category' | 'style', name: string, position: number, belongs: SQL): SQL {
  const pictured = sql`${belongs} and ${hasPicture}`
  const item = sql`coalesce(${newest(sql`${pictured} and ${products.isBestSeller}`)}, ${newest(pictured)}${
    place === 'category' ? sql`, ${newest(belongs)}` : sql``
  })`
  return sql`select ${place}::text as place, ${name}::text as name, ${position}::int as position, ${item} as product_id`
}

const covers = sql.join(
  [
    ...shopCategories.map((category, index) => coverOf('category', category, index, isInCategory(category))),
    ...styles.map((style, index) => coverOf('style', style, index, sql`${products.style} = ${style}`)),
  ],
  sql` union all `,
)

/** Selects the pictures of the home page: rows of `ShowcaseRow`. */
export const showcaseStatement: SQL = fixed(sql`
  select place, name, image from (
    select 'hero' as place, null::text as name, ${sitePictures.position}::int as position,
      ${imageJson(sitePictures.alt)} as image
    from ${sitePictures} join ${pictures} on ${pictures.publicId} = ${sitePictures.publicId}
    where ${sitePictures.place} = 'hero'
    union all
    select covers.place, covers.name, covers.position,
      case when ${pictures.publicId} is not null then ${imageJson(productImages.alt)} end
    from (${covers}) as covers
    left join ${productImages} on ${productImages.productId} = covers.product_id and ${productImages.position} = 0
    left join ${pictures} on ${pictures.publicId} = ${productImages.publicId}
    where covers.product_id is not null
  ) as shown order by place, position`)

/** Converts the rows for the response. */
export function toShowcase(rows: readonly ShowcaseRow[]): Showcase {
  const of = (place: ShowcaseRow['place']) => rows.filter((row) => row.place === place)
  return {
    heroes: of('hero').flatMap(({ image }) => image ?? []),
    categories: of('category').map(({ name, image }) => ({
      category: name as Showcase['categories'][number]['category'],
      image,
    })),
    styles: of('style').flatMap(({ name, image }) =>
      image ? [{ style: name as Showcase['styles'][number]['style'], image }] : [],
    ),
  }
}
