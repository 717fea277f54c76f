import {
  catalogueCollections,
  catalogueHeroes,
  catalogueProducts,
  createAdmin,
  createEnquiry,
  createFakeApi,
  failureResponse,
  testLinkKey,
} from '@shop/api/testing'
import type { User } from '@shop/api'
import { createStaticHandler, RouterContextProvider } from 'react-router-dom'
import type { StaticHandlerContext } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { createRoutes } from '../../routes.tsx'
import { servicesContext } from '../services/services.ts'

const handler = createStaticHandler(createRoutes())

const admin = createAdmin()

function openShop(user: User | null = null) {
  const api = createFakeApi({
    products: catalogueProducts,
    collections: catalogueCollections,
    heroes: catalogueHeroes,
    ...(user && { accounts: [{ user, password: 'Ebony-Chair-42' }], signedIn: user._id }),
  })
  async function open(address: string) {
    const requestContext = new RouterContextProvider()
    requestContext.set(servicesContext, {
      api: async () => api.client,
      adminApi: async () => api.client,
      memory: null,
      currentUser: async () => user,
    })
    const request = new Request(`https://shop.example${address}`)
    return (await handler.query(request, { requestContext })) as StaticHandlerContext
  }
  return { api, open }
}

describe('the requests of a page', () => {
  test('Home reads the first ten of each list, and promotions and best sellers separately', async () => {
    const { api, open } = openShop()
    await open('/')
    expect(api.requests.map(({ address }) => address).sort()).toEqual([
      '/collections?page=1&limit=10',
      '/products?isBestSeller=true&page=1&limit=10',
      '/products?isPromo=true&page=1&limit=10',
      '/products?page=1&limit=10',
      '/showcase',
    ])
  })

  test('Shop reads twelve items of the tab, filters and sort in the address', async () => {
    const { api, open } = openShop()
    await open('/shop?category=bedroom&search=oak&sort=price-asc&isPromo=true&minPrice=1000')
    await open('/shop?view=collections')
    await open('/shop?page=2')
    expect(api.requests.map(({ address }) => address)).toEqual([
      '/products?category=Bedroom&search=oak&minPrice=1000&isPromo=true&sort=price-asc&page=1&limit=12',
      '/collections?page=1&limit=12',
      '/products?page=2&limit=12',
    ])
  })

  test('a page behind the end of a list opens the first page', async () => {
    const { open } = openShop()
    const [first, far] = await Promise.all(['/shop', '/shop?page=50'].map((address) => open(address)))
    expect(far!.loaderData['catalogue/shop']).toEqual(first!.loaderData['catalogue/shop'])
  })

  test('a search requests the best match by sending no sort, and the newest only when the address says so', async () => {
    const { api, open } = openShop()
    await open('/shop?search=oak')
    await open('/shop?search=oak&sort=newest')
    await open('/shop?sort=newest')
    expect(api.requests.map(({ address }) => address)).toEqual([
      '/products?search=oak&page=1&limit=12',
      '/products?search=oak&sort=newest&page=1&limit=12',
      '/products?page=1&limit=12',
    ])
  })

  test('the page of a style reads the same lists as the shop, restricted to the style', async () => {
    const { api, open } = openShop()
    await open('/STYLES/antique%2FROYAL?style=Glam')
    expect(api.requests.map(({ address }) => address)).toEqual(['/products?style=Antique%2FRoyal&page=1&limit=12'])
  })

  test('the shop’s loader returns only the fields that cards show', async () => {
    const { open } = openShop()
    const { loaderData } = await open('/shop')
    const [card] = loaderData['catalogue/shop'].loaded.items
    expect(Object.keys(card).sort()).toEqual(
      ['_id', 'name', 'style', 'category', 'items', 'price', 'isPromo', 'discountedPrice', 'images'].sort(),
    )
  })

  test('the loader of a collection returns its products', async () => {
    const { open } = openShop()
    const [collection] = catalogueCollections
    const { loaderData } = await open(`/collection/${collection!._id}`)
    const names = loaderData['items/collection'].products.map(({ name }: { name: string }) => name)
    expect([...names].sort()).toEqual(collection!.productIds.map(({ name }) => name).sort())
  })
})

describe('a missing page or item', () => {
  test('an unknown path, style, product or collection has the status 404', async () => {
    const { open } = openShop()
    for (const address of ['/nowhere', '/styles/baroque', '/product/unknown', '/collection/unknown']) {
      expect((await open(address)).statusCode).toBe(404)
    }
  })

  test('the form of a product offers drafts and hidden collections too', async () => {
    const { api, open } = openShop(admin)
    const visibilities = ['draft', 'hidden', 'public'] as const
    const collections = visibilities.map((visibility, index) => ({ ...catalogueCollections[index]!, visibility }))
    api.state.collections = collections
    const { loaderData } = await open('/admin/products/new')
    expect(loaderData['admin/new-product']).toEqual({
      collections: collections.map(({ _id, name }) => ({ _id, name })).sort((one, other) => one.name.localeCompare(other.name)),
    })
  })

  test('an item that could not be read has the status 500, not 404', async () => {
    const { api, open } = openShop()
    api.override('catalogue.product', () => failureResponse(503, 'The shop is not available.'))
    expect((await open('/product/any')).statusCode).toBe(500)
  })
})

describe('the page of an enquiry', () => {
  const enquiry = createEnquiry()
  const link = `/enquiry/${enquiry.reference}?key=${testLinkKey}`

  test('a link opens its enquiry, in whatever case its reference is typed', async () => {
    const { api, open } = openShop()
    api.state.enquiries.push({ enquiry, linkKey: testLinkKey })
    const { loaderData } = await open(link.replace('ILE', 'ile'))
    expect(Object.values(loaderData)).toContainEqual(enquiry)
  })

  test.each([
    ['a wrong key', `/enquiry/ILE-7K2Q9X?key=wrong`],
    ['no key', '/enquiry/ILE-7K2Q9X'],
    ['a very long key', `/enquiry/ILE-7K2Q9X?key=${'x'.repeat(3000)}`],
    ['a text that is no reference', `/enquiry/x?key=${testLinkKey}`],
  ])('%s is not found', async (_, address) => {
    const { api, open } = openShop()
    api.state.enquiries.push({ enquiry, linkKey: testLinkKey })
    expect((await open(address)).statusCode).toBe(404)
  })

  test('a wrong key is not found after too many of them either', async () => {
    const { api, open } = openShop()
    api.override('enquiries.read', () => failureResponse(429, 'Too many requests.'))
    expect((await open(link)).statusCode).toBe(404)
  })
})
