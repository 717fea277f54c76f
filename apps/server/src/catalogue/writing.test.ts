import type { Collection, Product } from '@shop/api'
import { createCollection, createImage, createProduct } from '@shop/api/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { collectionDraft, productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createCatalogueRepository } from './catalogue.repository.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { insertCollections, updateCollection } from './collection-writer.ts'
import { setSitePictures } from './picture-writer.ts'
import { insertProducts, updateProduct } from './product-writer.ts'

const [front, side, back] = ['front', 'side', 'back'].map((name) =>
  createImage({ public_id: name, url: `/media/${name}-1280.jpg`, alt: `The ${name}` }),
) as [never, never, never]

describeDatabases('the writers of the catalogue', (open) => {
  let database: Database
  let repository: CatalogueRepository
  beforeAll(async () => {
    database = await open()
    repository = createCatalogueRepository(database.orm)
  })
  afterAll(() => database.close())

  async function add(...products: Product[]): Promise<string[]> {
    return (await changeCatalogue(database, (transaction) => insertProducts(transaction, products.map(productDraft)))).result
  }

  const product = async (id: string): Promise<Product | null> => repository.findProduct(id)

  describe('a change of the catalogue', () => {
    test('a change of the catalogue increases its version by one', async () => {
      const first = await changeCatalogue(database, async () => 'first')
      const second = await changeCatalogue(database, async () => 'second')
      expect(second).toEqual({ result: 'second', version: first.version + 1 })
    })

    test('a failed change of the catalogue changes nothing, not even the version', async () => {
      const { version } = await changeCatalogue(database, async () => undefined)
      const before = await repository.countProducts()
      await expect(
        changeCatalogue(database, async (transaction) => {
          await insertProducts(transaction, [productDraft(createProduct())])
          throw new Error('the second picture is bad')
        }),
      ).rejects.toThrow('the second picture is bad')
      expect(await repository.countProducts()).toBe(before)
      expect((await changeCatalogue(database, async () => undefined)).version).toBe(version + 1)
    })
  })

  describe('products', () => {
    test('products are read back as written', async () => {
      const written = createProduct({
        name: 'Ọ̀yọ́ “Royal” <bed> & more',
        description: '<p>Oak &amp; brass</p>',
        price: 999_999_999_999.99,
        isPromo: true,
        discountedPrice: 0.01,
        isForeign: true,
        origin: 'Italy',
        images: [front, side],
        dimensions: { width: 210.5, depth: 95, height: 0.1 },
        material: 'Bouclé & oak',
        leadTimeWeeks: { minimum: 4, maximum: 6 },
      })
      const [id = ''] = await add(written)
      const { createdAt, updatedAt } = (await product(id)) as Product
      expect(await product(id)).toEqual({ ...written, _id: id, createdAt, updatedAt })
      expect(updatedAt).toBe(createdAt)
    })

    test('products lose the discounted price without a promotion and the origin when they are not foreign', async () => {
      const [id = ''] = await add(createProduct({ isPromo: false, discountedPrice: 5, isForeign: false, origin: 'Italy' }))
      expect(await product(id)).toMatchObject({ discountedPrice: null, origin: null })
    })

    test('an updated product keeps the order of its pictures and accepts a new one', async () => {
      const written = createProduct({ images: [side, front] })
      const [id = ''] = await add(written)
      await changeCatalogue(database, (transaction) =>
        updateProduct(transaction, id, productDraft({ ...written, name: 'Renamed', images: [back, side, front] })),
      )
      const changed = (await product(id)) as Product
      expect(changed).toMatchObject({ name: 'Renamed', images: [back, side, front] })
      expect(changed.updatedAt >= changed.createdAt).toBe(true)
    })

    test('products can share a picture with different alternative texts', async () => {
      const own = { ...(front as Product['images'][number]), alt: 'Seen from the door' }
      const [first = '', second = ''] = await add(createProduct({ images: [front] }), createProduct({ images: [own] }))
      expect([(await product(first))?.images, (await product(second))?.images]).toEqual([[front], [own]])
    })

    test('updating a product that does not exist fails', async () => {
      const unknown = '01890000-0000-7000-8000-000000000000'
      const update = changeCatalogue(database, (transaction) =>
        updateProduct(transaction, unknown, productDraft(createProduct())),
      )
      await expect(update).rejects.toMatchObject({ cause: { constraint: 'product_images_product_id_products_id_fk' } })
    })

    test('1,200 products are written in one change, the first as the newest', async () => {
      const many = Array.from({ length: 1200 }, (_, index) => createProduct({ name: `Stool ${index}`, style: 'Glam' }))
      await changeCatalogue(database, (transaction) => insertProducts(transaction, many.map(productDraft)))
      const { products, total } = await repository.listProducts({ page: 1, limit: 3, style: 'Glam' }, null)
      expect({ total, names: products.map(({ name }) => name) }).toEqual({
        total: 1200,
        names: ['Stool 0', 'Stool 1', 'Stool 2'],
      })
    })
  })

  describe('collections', () => {
    const members = (collection: Collection | null): string[] | undefined => collection?.productIds.map(({ _id }) => _id)

    test('a collection takes products from other collections and releases those it no longer lists', async () => {
      const [sofa = '', table = '', lamp = ''] = await add(createProduct(), createProduct(), createProduct())
      const draft = (ids: string[]) => collectionDraft(createCollection({ coverImage: front }), ids)
      const {
        result: [first = '', second = ''],
      } = await changeCatalogue(database, (transaction) =>
        insertCollections(transaction, [draft([sofa, table]), draft([table, lamp])]),
      )
      expect(members(await repository.findCollection(first))).toEqual([sofa])
      expect(members(await repository.findCollection(second))).toEqual([table, lamp])
      expect((await product(table))?.collectionId).toEqual({ _id: second, name: 'Collection 1' })

      await changeCatalogue(database, (transaction) => updateCollection(transaction, second, draft([lamp, sofa])))
      expect(members(await repository.findCollection(first))).toEqual([])
      expect(members(await repository.findCollection(second))).toEqual([sofa, lamp])
      expect((await product(table))?.collectionId).toBeNull()
    })

    test('updating a collection that does not exist fails', async () => {
      const [sofa = ''] = await add(createProduct())
      const update = changeCatalogue(database, (transaction) =>
        updateCollection(transaction, '01890000-0000-7000-8000-000000000000', collectionDraft(createCollection(), [sofa])),
      )
      await expect(update).rejects.toMatchObject({ cause: { constraint: 'products_collection_id_collections_id_fk' } })
    })
  })

  test('a category whose products have no picture is in the showcase, and one whose only product is a draft is not', async () => {
    await add(
      createProduct({ category: 'Wardrobe', images: [] }),
      createProduct({ category: 'Carpet', images: [front], visibility: 'draft' }),
    )
    const { categories } = await repository.showcase()
    expect(categories.filter(({ category }) => category === 'Wardrobe' || category === 'Carpet')).toEqual([
      { category: 'Wardrobe', image: null },
    ])
  })

  test('writing slides replaces all slides of the home page', async () => {
    await changeCatalogue(database, (transaction) => setSitePictures(transaction, 'hero', [front, side, back]))
    await changeCatalogue(database, (transaction) => setSitePictures(transaction, 'hero', [back, front]))
    expect((await repository.showcase()).heroes).toEqual([back, front])
  })
})
