import { describe, expect, it } from 'vitest'
import { catalogueCollections, catalogueHeroes, catalogueProducts } from '../catalogue.ts'
import { createProduct, createProducts, testId } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

const { client } = createCheckedFake({
  products: catalogueProducts,
  collections: catalogueCollections,
  heroes: catalogueHeroes,
})

const names = async (query: Parameters<typeof client.catalogue.products>[0]) =>
  (await client.catalogue.products(query)).products.map(({ name }) => name)

describe('catalogue lists of the fake', () => {
  it('a catalogue list has pages of 12 items, newest first, until there are no more', async () => {
    const first = await client.catalogue.products()
    const second = await client.catalogue.products({ query: { page: 2 } })
    const third = await client.catalogue.products({ query: { page: 3 } })
    expect([...first.products, ...second.products]).toEqual([...catalogueProducts].reverse())
    expect([first, second, third].map(({ hasMore, total }) => [hasMore, total])).toEqual([
      [true, 24],
      [false, 24],
      [false, 24],
    ])
    expect(third.products).toEqual([])
  })

  it('a catalogue list can have another page size, and the counts cover the whole catalogue', async () => {
    expect((await client.catalogue.products({ query: { limit: 5 } })).products).toHaveLength(5)
    expect(await client.catalogue.productCount()).toEqual({ totalProducts: 24 })
    expect(await client.catalogue.collectionCount()).toEqual({ totalCollections: 6 })
  })

  it('a catalogue list has a stable order when dates are equal', async () => {
    const twins = createProducts(5, { createdAt: '2026-01-01T00:00:00.000Z' })
    const { client: other } = createCheckedFake({ products: twins })
    const { products } = await other.catalogue.products()
    expect(products).toEqual([...twins].reverse())
  })

  it.each([
    ['price-asc', ['Jos Lounge Chair', 'Cloud Shag Carpet', 'Zuri Channel-Back Chair']],
    ['price-desc', ['Alaafin Eight-Seater Dining Set', 'Oba Royal Chesterfield', 'Victoria Round Dining Set']],
    ['name', ['Adire Wingback Chair', 'Alaafin Eight-Seater Dining Set', 'Asaba Fluted Wardrobe']],
    ['newest', ['Cloud Shag Carpet', 'Harmattan Abstract Carpet', 'Rumi Medallion Carpet']],
  ] as const)('sorts products by %s, and prices by what the shopper pays', async (sort, expected) => {
    expect(await names({ query: { sort, limit: 3 } })).toEqual(expected)
  })

  it('filters collections by style and flags like products', async () => {
    const { collections, total } = await client.catalogue.collections({
      query: { isPromo: true, style: 'Glam' },
    })
    expect(collections.map(({ name }) => name)).toEqual(['Gala Collection'])
    expect(total).toBe(1)
  })
})

describe('filters of the fake', () => {
  it('filters by category, and shows only the corner items of Living Room for Corner Sofas', async () => {
    expect(await names({ query: { category: 'Bedroom' } })).toEqual(['Osun Panel Bed', 'Ikoyi Channel Bed'])
    expect(await names({ query: { category: 'Corner Sofas' } })).toEqual(['Marina Corner Sofa'])
  })

  it('filters by the materials that products are made of', async () => {
    const { materials } = await client.catalogue.materials()
    expect(materials).toEqual([...new Set(catalogueProducts.flatMap(({ material }) => material ?? []))].sort())
    expect(await names({ query: { material: 'Oak' } })).toEqual(['Nok Oak Media Console'])
    expect(await names({ query: { material: 'Bamboo' } })).toEqual([])
  })

  it('filters by style, flags and collection together', async () => {
    expect(await names({ query: { style: 'Antique/Royal', isForeign: true } })).toEqual(['Rumi Medallion Carpet'])
    expect(await names({ query: { isBestSeller: true, isPromo: true } })).toEqual(['Marina Corner Sofa'])
    expect(await names({ query: { collection: testId('collection', 2) } })).toEqual([
      'Harmattan Abstract Carpet',
      'Marina Corner Sofa',
    ])
  })

  it('compares the price filters with the discounted price of a promotion', async () => {
    expect(await names({ query: { minPrice: 2_150_000, maxPrice: 2_150_000 } })).toEqual(['Marina Corner Sofa'])
    expect(await names({ query: { minPrice: 2_450_000, maxPrice: 2_450_000 } })).toEqual([])
  })
})

describe('search of the fake', () => {
  it.each([
    ['BOUCLE three', ['Eko Bouclé Three-Seater']],
    ['chesterfeild', ['Oba Royal Chesterfield']],
    ['corner couch', ['Marina Corner Sofa']],
    ['Medalion rug', ['Rumi Medallion Carpet']],
    ['travertine', ['Sahel Travertine Table']],
    ['spaceship', []],
  ])('a search for %j ignores case and accents, tolerates a typing error and knows synonyms', async (search, expected) => {
    expect(await names({ query: { search } })).toEqual(expected)
  })
})

describe('single records of the fake', () => {
  it('a single product or collection has its relations populated', async () => {
    expect(await client.catalogue.product({ params: { id: testId('product', 2) } })).toEqual(catalogueProducts[1])
    expect(await client.catalogue.collection({ params: { id: testId('collection', 1) } })).toEqual(catalogueCollections[0])
  })

  it.each([testId('product', 999), 'sofa', '1; drop table'])(
    'responds with 404 to an unknown or malformed id: %s',
    async (id) => {
      await expect(client.catalogue.product({ params: { id } })).rejects.toMatchObject({
        status: 404,
        serverMessage: 'Product not found.',
      })
      await expect(client.catalogue.collection({ params: { id } })).rejects.toMatchObject({
        status: 404,
        serverMessage: 'Collection not found.',
      })
    },
  )
})

describe('the showcase of the fake', () => {
  it('the showcase has the hero, and a picture of the newest best seller or else of the newest item for each category and style', async () => {
    const { heroes, categories, styles } = await client.catalogue.showcase()
    expect(heroes).toEqual(catalogueHeroes)
    expect(categories.map(({ category, image }) => [category, image?.public_id])).toEqual([
      ['Living Room', 'oba-sofa-1'],
      ['Armchair', 'adire-wing-1'],
      ['Bedroom', 'ikoyi-bed-1'],
      ['Dining Room', 'yaba-dining-1'],
      ['Center Table', 'ondo-table-1'],
      ['Wardrobe', 'asaba-wardrobe-1'],
      ['TV Unit', 'lekki-tv-1'],
      ['Carpet', 'rumi-carpet-1'],
      ['Corner Sofas', 'marina-corner-1'],
    ])
    expect(styles.map(({ style, image }) => [style, image.public_id])).toEqual([
      ['Modern', 'ikoyi-bed-1'],
      ['Contemporary', 'lekki-tv-1'],
      ['Antique/Royal', 'rumi-carpet-1'],
      ['Bespoke', 'asaba-wardrobe-1'],
      ['Minimalist', 'nok-tv-1'],
      ['Glam', 'ondo-table-1'],
    ])
  })

  it('the showcase has a category without a picture, and leaves out categories without products and styles without a picture', async () => {
    const { client: other } = createCheckedFake({
      products: [createProduct({ category: 'Bedroom', images: [] }), createProduct({ category: 'Carpet', visibility: 'draft' })],
    })
    expect(await other.catalogue.showcase()).toEqual({
      heroes: [],
      categories: [{ category: 'Bedroom', image: null }],
      styles: [],
    })
  })
})
