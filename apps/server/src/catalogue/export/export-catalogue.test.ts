import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Image } from '@shop/api'
import { categories, styles, visibilities } from '@shop/domain'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../../commands/import.ts'
import type { Database } from '../../db/database.ts'
import { openMemoryDatabase } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { migrate } from '../../db/migrate.ts'
import { createEncoder } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { drawPicture } from '../../media/testing/pictures.ts'
import { changeCatalogue } from '../change-catalogue.ts'
import { insertCollections } from '../collection-writer.ts'
import type { CollectionDraft, ProductDraft } from '../drafts.ts'
import { insertProducts } from '../product-writer.ts'
import { catalogueCsv, matchingCollections, matchingProducts } from './export-catalogue.ts'

const media = createMedia(createMemoryStore(), createEncoder())
let database: Database
let folder = ''
let pictures: Image[] = []
beforeAll(async () => {
  database = await openMemoryDatabase(null)
  await migrate(database)
  for (const seed of [1, 2, 3]) {
    const { image } = await media.add(await drawPicture({ width: 24, height: 24 }, seed).png().toBuffer(), '')
    pictures = [...pictures, image]
  }
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await empty()
})
afterEach(() => rm(folder, { recursive: true }))

const empty = () => database.orm.execute(sql`truncate products, collections, pictures, site_pictures cascade`)

async function exported(which: 'products' | 'collections' = 'products', condition = sql`true`): Promise<string> {
  const matching = { products: matchingProducts, collections: matchingCollections }[which]
  return text(
    Readable.from(catalogueCsv(database.orm, await matching(database.orm, { terms: null, conditionsOf: () => condition }))),
  )
}

async function imported(content: string) {
  const file = join(folder, 'catalogue.csv')
  await writeFile(file, content)
  return importCatalogue(file, { database, media })
}

/** Adds collections, and products that are in the collection at the given place. */
async function add(
  products: readonly (Partial<ProductDraft> & { place?: number | null })[],
  collections: readonly Partial<CollectionDraft>[] = [],
) {
  await changeCatalogue(database, async (transaction) => {
    const added = await insertProducts(
      transaction,
      products.map(({ place: _place, ...fields }) => ({
        ...blank,
        category: 'Armchair',
        images: [],
        collectionId: null,
        dimensions: null,
        material: null,
        leadTimeWeeks: null,
        ...fields,
      })),
    )
    await insertCollections(
      transaction,
      collections.map((fields, index) => ({
        ...blank,
        coverImage: pictures[0]!,
        productIds: added.filter((_, at) => products[at]?.place === index),
        ...fields,
      })),
    )
  })
}

const blank = {
  name: 'Eko sofa',
  description: '<p>Deep.</p>',
  items: '(3+1)',
  price: 450_000,
  style: 'Modern',
  isBestSeller: false,
  isPromo: false,
  discountedPrice: null,
  isForeign: false,
  origin: null,
} as const

/** Texts that spreadsheets, separators and line endings can damage. */
const awkward = fc
  .array(
    fc.constantFrom(
      ',',
      ';',
      '"',
      "'",
      '=',
      '+',
      '-',
      '@',
      '|',
      '\\',
      '\\0',
      '\n',
      '\t',
      ' ',
      '₦',
      'ü',
      'é',
      '<',
      '&',
      '🛋',
      'A',
      '1',
      '=SUM(1)',
      "'='",
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '')
const money = fc.integer({ min: 1, max: 100_000_000 }).map((kobo) => kobo / 100)
const measure = fc.integer({ min: 1, max: 9999 }).map((millimetres) => millimetres / 10)
const image = fc.record({ place: fc.nat(2), alt: fc.oneof(awkward, fc.constant('')) })
const described = fc.oneof(
  awkward.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
  fc.constant('<p>A <strong>deep</strong> sofa.</p>\n<ul><li>Oak</li></ul>'),
)
const itemFields = {
  name: awkward,
  description: described,
  items: awkward,
  style: fc.constantFrom(...styles),
  isBestSeller: fc.boolean(),
  visibility: fc.constantFrom(...visibilities),
  promotion: fc.boolean(),
  origin: fc.option(awkward),
  importKey: fc.option(fc.constantFrom('a', '-b', '=c', 'ü, "d"')),
  price: money,
}
const productFields = fc.record({
  ...itemFields,
  category: fc.constantFrom(...categories),
  material: fc.option(awkward.filter((text) => text.length <= 80)),
  dimensions: fc.option(fc.record({ width: measure, depth: measure, height: measure })),
  leadTimeWeeks: fc.option(fc.constantFrom({ minimum: 2, maximum: 2 }, { minimum: 3, maximum: 52 })),
  images: fc.uniqueArray(image, { maxLength: 3, selector: ({ place }) => place }),
  place: fc.option(fc.nat(1)),
})
const collectionFields = fc.record({ ...itemFields, items: fc.oneof(awkward, fc.constant('')), cover: image })

/** The fields of a draft: a promotion has a lower price, and no key is used twice. */
function draftOf<Fields extends { promotion: boolean; price: number; origin: string | null; importKey: string | null }>(
  { promotion, ...fields }: Fields,
  place: number,
) {
  const isPromo = promotion && fields.price > 1
  return {
    ...fields,
    isPromo,
    discountedPrice: isPromo ? Math.ceil(fields.price * 50) / 100 : null,
    isForeign: fields.origin !== null,
    importKey: fields.importKey && `${fields.importKey} ${place}`,
  }
}

const pictured = ({ place, alt }: { place: number; alt: string }): Image => ({ ...pictures[place]!, alt })

const lists = ['products', 'collections'] as const

describe('an export', () => {
  test.each(lists)(
    'of %s is unchanged after an import into its shop and into an empty one, whatever it contains',
    async (which) => {
      const catalogue = fc.record({
        products: fc.array(productFields, { maxLength: 4 }),
        collections: fc.array(collectionFields, { maxLength: 2 }),
      })
      await fc.assert(
        fc.asyncProperty(catalogue, async ({ products, collections }) => {
          await empty()
          await add(
            products.map(({ images, ...fields }, place) => ({ ...draftOf(fields, place), images: images.map(pictured) })),
            collections.map(({ cover, ...fields }, place) => ({ ...draftOf(fields, place), coverImage: pictured(cover) })),
          )
          const file = await exported(which)
          const rows = parse(file, { bom: true }) as string[][]
          expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
          fc.pre(rows.length > 1)

          const again = await imported(file)
          const tallies = [again.products, again.collections].map(({ added, changed }) => added + changed)
          expect(tallies).toEqual([0, 0])
          expect(await exported(which)).toBe(file)
          await empty()
          await imported(file)
          expect(await exported(which)).toBe(file)
        }),
        { numRuns: 10 },
      )
    },
  )

  test('names items by their keys or ids, pictures by their addresses, and marks formulas', async () => {
    await add(
      [
        { name: '=1+1', isPromo: true, discountedPrice: 400_000.5, visibility: 'draft', importKey: 'eko', place: 0 },
        { name: 'Sofa, "deep"\nand wide', images: [pictured({ place: 1, alt: 'A|B' }), pictured({ place: 2, alt: '' })] },
      ],
      [{ name: 'Living' }],
    )
    const [sofa, collection] = await Promise.all(
      ['products', 'collections'].map(async (table) => {
        const { rows } = await database.pool.query(`select id from ${table} where import_key is null`)
        return rows[0].id as string
      }),
    )
    const urls = pictures.map(({ url }) => url)
    expect((await exported()).split('\r\n')).toEqual([
      '\ufefftype,slug,name,category,style,price,items,description,discounted_price,origin,best_seller,width,depth,height,material,lead_time_minimum,lead_time_maximum,images,alt_texts,collection,visibility',
      `product,eko,'=1+1,Armchair,Modern,450000,(3+1),<p>Deep.</p>,400000.5,,no,,,,,,,,,${collection},draft`,
      `product,${sofa},"Sofa, ""deep""\nand wide",Armchair,Modern,450000,(3+1),<p>Deep.</p>,,,no,,,,,,,${urls[1]}|${urls[2]},A\\|B|\\0,,public`,
      `collection,${collection},Living,,Modern,450000,(3+1),<p>Deep.</p>,,,no,,,,,,,${urls[0]},\\0,,public`,
      '',
    ])
  })

  test('of some products has their collections, and an import of it moves no other product', async () => {
    await add(
      [
        { name: 'Sofa', place: 0 },
        { name: 'Chair', place: 0 },
      ],
      [{ name: 'Living' }, { name: 'Dining' }],
    )
    const file = await exported('products', sql`products.name = 'Sofa'`)
    expect(file.match(/^(product|collection),/gm)).toEqual(['product,', 'collection,'])
    await imported(file.replace('Sofa', 'Long sofa'))
    const { rows } = await database.pool.query(
      'select p.name, c.name as collection from products p left join collections c on c.id = p.collection_id order by p.name',
    )
    expect(rows).toEqual([
      { name: 'Chair', collection: 'Living' },
      { name: 'Long sofa', collection: 'Living' },
    ])
  })

  test('with the address of a picture that the shop does not have is not imported', async () => {
    await add([{ images: [pictured({ place: 0, alt: '' })] }])
    const file = (await exported()).replaceAll(pictures[0]!.public_id, 'f'.repeat(32))
    await expect(imported(file)).rejects.toThrow('The shop does not have it.')
  })
})
