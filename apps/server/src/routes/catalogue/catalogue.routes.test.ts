import type { Collection, CollectionPage, Product, ProductFacets, ProductPage, Showcase } from '@shop/api'
import { catalogueCollections, catalogueHeroes, catalogueProducts } from '@shop/api/testing'
import { coloursIn, isCornerItem, isInShopCategory, payablePrice, shopCategories, styles } from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { fillCatalogue } from '../../testing/catalogue.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'

const newestProducts = catalogueProducts.toReversed()
const newestCollections = catalogueCollections.toReversed()
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name)

describeDatabases('the catalogue', (open) => {
  const shop = useTestShop(open, fillCatalogue)

  async function products(query = ''): Promise<ProductPage> {
    const { status, body } = await shop.get(`/api/products${query}`)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body as ProductPage
  }

  async function collections(query = ''): Promise<CollectionPage> {
    const { status, body } = await shop.get(`/api/collections${query}`)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body as CollectionPage
  }

  /** The names of the products that match a query, on one page. */
  const found = async (query: string): Promise<string[]> => names((await products(`?limit=100&${query}`)).products)
  const expected = (keep: (product: Product) => boolean): string[] => names(newestProducts.filter(keep))

  describe('pages', () => {
    test('the first page has the 12 newest products', async () => {
      const page = await products()
      expect(names(page.products)).toEqual(names(newestProducts.slice(0, 12)))
      expect(page).toMatchObject({ hasMore: true, total: 24 })
    })

    test('the last page reports that there are no more', async () => {
      const page = await products('?page=2')
      expect(names(page.products)).toEqual(names(newestProducts.slice(12)))
      expect(page).toMatchObject({ hasMore: false, total: 24 })
    })

    test('a page beyond the last one is empty and still reports the total', async () => {
      expect(await products('?page=9')).toEqual({ products: [], hasMore: false, total: 24 })
    })

    test('pages of any length follow each other without gaps or duplicates', async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => products(`?limit=5&page=${page}`)))
      expect(names(pages.flatMap((page) => page.products))).toEqual(names(newestProducts))
      expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false])
    })

    test('pages of collections are ordered newest first too', async () => {
      const [first, second] = [await collections('?limit=4'), await collections('?limit=4&page=2')]
      expect(names([...first.collections, ...second.collections])).toEqual(names(newestCollections))
      expect([first.hasMore, second.hasMore, first.total]).toEqual([true, false, 6])
    })
  })

  describe('filters', () => {
    test.each(shopCategories.filter((category) => category !== 'Corner Sofas'))(
      'selects the products of the category %s',
      async (category) => {
        expect(await found(`category=${encodeURIComponent(category)}`)).toEqual(
          expected((product) => product.category === category),
        )
      },
    )

    test('selects the corner, sectional and L-shaped sofas of the Living Room as Corner Sofas', async () => {
      expect(await found('category=Corner%20Sofas')).toEqual(expected(isCornerItem))
    })

    test('filters ignore the case of categories and styles', async () => {
      expect(await found('category=tv%20unit&style=mODERN')).toEqual(
        expected(({ category, style }) => category === 'TV Unit' && style === 'Modern'),
      )
    })

    test.each(styles)('selects the products of the style %s', async (style) => {
      expect(await found(`style=${encodeURIComponent(style)}`)).toEqual(expected((product) => product.style === style))
    })

    test("filters accept the older spelling 'Contemporay'", async () => {
      expect(await found('style=Contemporay')).toEqual(expected(({ style }) => style === 'Contemporary'))
    })

    test.each([
      ['', 'products'],
      ['category=Bedroom', 'products'],
      ['style=Glam&isPromo=true&material=Velvet', 'products'],
      ['category=Living+Room&colour=brown&maxPrice=2000000', 'products'],
      ['search=sofa', 'products'],
      ['search=leather+settee&style=Modern', 'products'],
      ['search=sofa+under+10', 'products'],
      ['category=Corner+Sofas', 'products'],
      ['', 'collections'],
      ['style=Glam&search=sofa', 'collections'],
    ])("the counts of the filters under '%s' are the totals of the lists of %s", async (query, kind) => {
      const { status, body } = await shop.get(`/api/${kind}/facets?${query}`)
      expect(status).toBe(200)
      for (const [name, values] of Object.entries(body as ProductFacets)) {
        for (const { value, count } of values) {
          const filters = new URLSearchParams(query)
          filters.set(name, value)
          const { total } = (await shop.get(`/api/${kind}?${filters.toString()}`)).body as ProductPage
          expect({ name, value, count }).toEqual({ name, value, count: total })
        }
      }
    })

    test('the filters list values without products, and materials in alphabetical order', async () => {
      const { category, colour, material } = (await shop.get('/api/products/facets?category=Bedroom&isPromo=true'))
        .body as ProductFacets
      expect(category.map(({ value }) => value)).toEqual(shopCategories)
      expect(colour).toContainEqual({ value: 'purple', count: 0 })
      expect(material.map(({ value }) => value)).toEqual(
        [...new Set(catalogueProducts.flatMap((product) => product.material ?? []))].toSorted(),
      )
      expect(material.some(({ count }) => count === 0)).toBe(true)
    })

    test('the filter by colour selects products of the family, and an unknown colour none', async () => {
      const brown = await found('colour=Brown')
      expect(brown.length).toBeGreaterThan(0)
      expect(brown).toEqual(
        expected((product) =>
          coloursIn([product.name, product.material ?? '', ...product.images.map(({ alt }) => alt)]).includes('brown'),
        ),
      )
      expect(await found('colour=sofa')).toEqual([])
    })

    test.each(['isBestSeller', 'isPromo', 'isForeign'] as const)(
      'the filter %s selects the products with and without it',
      async (flag) => {
        expect(await found(`${flag}=true`)).toEqual(expected((product) => product[flag]))
        expect(await found(`${flag}=false`)).toEqual(expected((product) => !product[flag]))
      },
    )

    test('filters compare prices with what the shopper pays', async () => {
      const promoted = catalogueProducts.find(({ isPromo }) => isPromo)
      const price = payablePrice(promoted as Product)
      expect(await found(`minPrice=${price}&maxPrice=${price}`)).toEqual(expected((product) => payablePrice(product) === price))
      expect(await found(`minPrice=${price + 0.01}`)).toEqual(expected((product) => payablePrice(product) > price))
      expect(await found(`maxPrice=${price}`)).toEqual(expected((product) => payablePrice(product) <= price))
    })

    test('filters match nothing when the minimum price exceeds the maximum', async () => {
      expect(await found('minPrice=200&maxPrice=100')).toEqual([])
    })

    test('the material filter finds the products of each material in use, spelled the same way', async () => {
      const { materials } = (await shop.get('/api/materials')).body as { materials: string[] }
      expect(materials).toEqual([...new Set(catalogueProducts.flatMap(({ material }) => material ?? []))].toSorted())
      for (const material of materials) {
        expect(await found(`material=${encodeURIComponent(material)}`)).toEqual(
          expected((product) => product.material === material),
        )
      }
      expect(await found('material=oak')).toEqual([])
    })

    test('filters can be combined', async () => {
      const query = 'category=Living%20Room&style=Modern&isBestSeller=true&minPrice=1000&search=sofa'
      expect(await found(query)).toEqual(['Marina Corner Sofa'])
    })

    test('the collection filter selects the products of a collection', async () => {
      const {
        collections: [collection],
      } = await collections('?limit=1')
      const members = collection?.productIds.map(({ name }) => name)
      expect(members?.length).toBeGreaterThan(0)
      expect(await found(`collection=${collection?._id}`)).toEqual(members)
    })

    test('filters apply to collections too, except for the category', async () => {
      const { collections: modern } = await collections('?style=Modern&limit=100')
      expect(names(modern)).toEqual(names(newestCollections.filter(({ style }) => style === 'Modern')))
      const { collections: promoted } = await collections('?isPromo=true&limit=100')
      expect(names(promoted)).toEqual(names(newestCollections.filter(({ isPromo }) => isPromo)))
    })

    test('filters ignore unknown parameters', async () => {
      expect(await products('?utm_source=chat')).toEqual(await products())
    })
  })

  describe('order', () => {
    const sorted = async (sort: string): Promise<Product[]> => (await products(`?limit=100&sort=${sort}`)).products

    test('lists are ordered by what the shopper pays, ascending or descending', async () => {
      const prices = catalogueProducts.map(payablePrice)
      expect((await sorted('price-asc')).map(payablePrice)).toEqual(prices.toSorted((one, other) => one - other))
      expect((await sorted('price-desc')).map(payablePrice)).toEqual(prices.toSorted((one, other) => other - one))
    })

    test('descending price is the exact reverse of ascending price, even for equal prices', async () => {
      expect(names(await sorted('price-desc'))).toEqual(names(await sorted('price-asc')).toReversed())
    })

    test('lists are ordered by name without regard to case and accents', async () => {
      const keys = names(catalogueProducts).map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
      const sortedNames = names(await sorted('name')).map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
      expect(sortedNames).toEqual(keys.toSorted())
    })
  })

  describe('a record', () => {
    test('a single product is returned with all fields', async () => {
      const {
        products: [listed],
      } = await products('?search=Marina%20Corner')
      const original = catalogueProducts.find(({ name }) => name === 'Marina Corner Sofa') as Product
      const { _id, createdAt, updatedAt, collectionId } = listed as Product
      expect(await shop.get(`/api/products/${_id}`)).toEqual({
        status: 200,
        body: { ...original, _id, createdAt, updatedAt, collectionId: { ...original.collectionId, _id: collectionId?._id } },
      })
    })

    test('a single collection is returned with its products newest first', async () => {
      const { collections: listed } = await collections('?limit=100')
      const original = catalogueCollections[0] as Collection
      const same = listed.find(({ name }) => name === original.name) as Collection
      const members = newestProducts.filter(({ collectionId }) => collectionId?.name === original.name)
      expect(await shop.get(`/api/collections/${same._id}`)).toEqual({
        status: 200,
        body: {
          ...original,
          _id: same._id,
          createdAt: same.createdAt,
          updatedAt: same.updatedAt,
          productIds: members.map(({ name, price, images }, index) => ({
            _id: same.productIds[index]?._id,
            name,
            price,
            images,
          })),
        },
      })
    })

    test.each([
      ['an unknown id', '01890000-0000-7000-8000-000000000000'],
      ['a malformed id', 'abc'],
      ['a path out of the folder', '..%2F..%2Fetc'],
      ['a long id', 'x'.repeat(300)],
    ])('a record with %s responds with 404 and its sentence', async (_, id) => {
      expect(await shop.get(`/api/collections/${id}`)).toEqual({ status: 404, body: { message: 'Collection not found.' } })
      expect(await shop.get(`/api/products/${id}`)).toEqual({ status: 404, body: { message: 'Product not found.' } })
    })

    test('a record is found by its id in upper case', async () => {
      const [[product], [collection]] = [(await products('?limit=1')).products, (await collections('?limit=1')).collections]
      expect(await shop.get(`/api/products/${product?._id.toUpperCase()}`)).toEqual(
        await shop.get(`/api/products/${product?._id}`),
      )
      expect(await shop.get(`/api/collections/${collection?._id.toUpperCase()}`)).toMatchObject({
        body: { _id: collection?._id },
      })
    })

    test("a product is not found under a collection's id", async () => {
      const {
        collections: [collection],
      } = await collections('?limit=1')
      expect(await shop.get(`/api/products/${collection?._id}`)).toEqual({ status: 404, body: { message: 'Product not found.' } })
    })
  })

  test('the catalogue counts products and collections', async () => {
    expect(await shop.get('/api/products/count')).toEqual({ status: 200, body: { totalProducts: 24 } })
    expect(await shop.get('/api/collections/count')).toEqual({ status: 200, body: { totalCollections: 6 } })
  })

  test('the showcase has the slides and a cover for each category and style', async () => {
    const cover = (belongs: (product: Product) => boolean) => {
      const items = newestProducts.filter(belongs)
      return (items.find(({ isBestSeller }) => isBestSeller) ?? items[0])?.images[0]
    }
    const { status, body } = await shop.get('/api/showcase')
    expect(status).toBe(200)
    expect(body as Showcase).toEqual({
      heroes: catalogueHeroes,
      categories: shopCategories.map((category) => ({
        category,
        image: cover((product) => isInShopCategory(product, category)),
      })),
      styles: styles.map((style) => ({ style, image: cover((product) => product.style === style) })),
    })
  })

  describe('invalid parameters', () => {
    test.each([
      ['page=0', 'page'],
      ['page=-1', 'page'],
      ['page=1.5', 'page'],
      ['page=1e10', 'page'],
      ['page=', 'page'],
      ['page=1&page=2', 'page'],
      ['limit=1000', 'limit'],
      ['limit=abc', 'limit'],
      ['minPrice=abc', 'minPrice'],
      ['maxPrice=-1', 'maxPrice'],
      ['isPromo=maybe', 'isPromo'],
      ['style=Rustic', 'style'],
      ['sort=best', 'sort'],
      ['search=%00', 'search'],
    ])('rejects the parameter %s with 400 and a sentence that names %s', async (query, name) => {
      for (const list of ['products', 'collections']) {
        const { status, body } = await shop.get(`/api/${list}?${query}`)
        expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.any(String), issues: [{ path: name }] } })
      }
    })

    test('rejects the unknown category Garden with 400 and names the parameter', async () => {
      expect(await shop.get('/api/products?category=Garden')).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'category' }] },
      })
    })
  })
})
