import { readFile } from 'node:fs/promises'
import type { Collection, Product } from '@shop/api'
import { createCollection, createImage, createProduct } from '@shop/api/testing'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { insertCollections } from '../catalogue/collection-writer.ts'
import { insertProducts } from '../catalogue/product-writer.ts'
import type { Database } from '../db/database.ts'
import { collectionDraft, productDraft } from './catalogue.ts'

interface DemoImage {
  readonly file: string
  readonly alt: string
}
type DemoProduct = Omit<Product, '_id' | 'images'> & {
  readonly slug: string
  readonly images: readonly DemoImage[]
  readonly collection: string | null
}
type DemoCollection = Omit<Collection, '_id' | 'coverImage'> & {
  readonly slug: string
  readonly coverImage: DemoImage
  readonly products: readonly string[]
}

const file = new URL('../../../../demo/catalogue.json', import.meta.url)

const imageOf = ({ file: name, alt }: DemoImage) => createImage({ public_id: name, alt })

/**
 * Fills a database with the demo catalogue, without its picture files.
 *
 * @param copies - how many times each product is added, for measurements with more products
 * @returns the slug of each product by its id
 */
export async function fillDemoCatalogue(database: Database, copies = 1): Promise<ReadonlyMap<string, string>> {
  const demo = JSON.parse(await readFile(file, 'utf8')) as { products: DemoProduct[]; collections: DemoCollection[] }
  const slugs = new Map<string, string>()
  await changeCatalogue(database, async (transaction) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const drafts = demo.products.map(({ slug: _slug, collection: _collection, images, ...fields }) =>
        productDraft(createProduct({ ...fields, images: images.map(imageOf) })),
      )
      const ids = await insertProducts(transaction, drafts)
      ids.forEach((id, index) => slugs.set(id, demo.products[index]?.slug ?? ''))
      if (copy > 0) continue
      const idOf = new Map(demo.products.map(({ slug }, index) => [slug, ids[index] ?? '']))
      const collections = demo.collections.map(({ slug: _slug, products, coverImage, ...fields }) =>
        collectionDraft(
          createCollection({ ...fields, coverImage: imageOf(coverImage) }),
          products.map((slug) => idOf.get(slug) ?? ''),
        ),
      )
      await insertCollections(transaction, collections)
    }
  })
  return slugs
}
