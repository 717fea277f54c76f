import { isId } from '@shop/domain'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Cart, ProductPage, User } from '../contract/index.ts'
import { createProduct, testId } from '../testing/factories/index.ts'
import { createApiClient } from './create-api-client.ts'
import { respondWith, startTestServer } from '../testing/test-server.ts'

const page = { products: [createProduct()], hasMore: true, total: 13 }
const message = { message: 'Done.' }

describe('requests of the API client', () => {
  it('sends the query parameters and returns the response body', async () => {
    const { api, received } = await startTestServer(respondWith(200, page))
    const response = await api.catalogue.products({
      query: {
        page: 2,
        search: 'sofa & "lamp" #1',
        category: 'Corner Sofas',
        style: 'Antique/Royal',
        isPromo: false,
      },
    })
    expect(response).toEqual(page)
    expect(received).toEqual([
      {
        method: 'GET',
        url: '/api/products?page=2&search=sofa+%26+%22lamp%22+%231&category=Corner+Sofas&style=Antique%2FRoyal&isPromo=false',
        contentType: undefined,
        body: '',
      },
    ])
  })

  it('leaves out query parameters without a value', async () => {
    const { api, received } = await startTestServer(respondWith(200, page))
    await api.catalogue.products({ query: { search: '', category: null, style: undefined, minPrice: 0 } })
    await api.catalogue.products()
    expect(received.map(({ url }) => url)).toEqual(['/api/products?minPrice=0', '/api/products'])
  })

  it('encodes any path parameter as one segment', async () => {
    const { api, received } = await startTestServer(respondWith(200, createProduct()))
    await api.catalogue.product({ params: { id: 'a/b?c#d é' } })
    expect(received.map(({ url }) => url)).toEqual(['/api/products/a%2Fb%3Fc%23d%20%C3%A9'])
  })

  it.each(['', '.', '..'])('rejects with 404 for the path parameter %j, which would lead to another endpoint', async (id) => {
    const { api, received } = await startTestServer(respondWith(200, createProduct()))
    await expect(api.catalogue.product({ params: { id } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
    })
    expect(received).toEqual([])
  })

  it('sends the body of a request as JSON', async () => {
    const { api, received } = await startTestServer(respondWith(200, message))
    const body = { oldPassword: 'old', newPassword: 'Ebony-Chair-42' }
    await api.auth.changePassword({ body })
    expect(received).toEqual([
      {
        method: 'PUT',
        url: '/api/auth/change-password',
        contentType: 'application/json',
        body: JSON.stringify(body),
      },
    ])
  })

  it('sends neither a body nor a content type when an endpoint has no body', async () => {
    const { api, received } = await startTestServer(respondWith(200, message))
    await api.auth.logOut()
    await api.wishlist.clear().catch(() => undefined)
    expect(received.map(({ method, contentType, body }) => [method, contentType, body])).toEqual([
      ['POST', undefined, ''],
      ['DELETE', undefined, ''],
    ])
  })

  it('the methods of the client have the types of the contract', () => {
    const api = createApiClient({ baseUrl: 'http://shop.test' })
    expectTypeOf(api.catalogue.products).returns.resolves.toEqualTypeOf<ProductPage>()
    expectTypeOf(api.auth.check).returns.resolves.toEqualTypeOf<User>()
    expectTypeOf(api.auth.logOut).returns.resolves.toEqualTypeOf<void>()
    expectTypeOf(api.cart.add).returns.resolves.toEqualTypeOf<Cart | null>()
    expectTypeOf(api.catalogue.product).parameter(0).toEqualTypeOf<{ readonly params: { id: string } }>()
    expectTypeOf(api.auth.logIn).parameter(0).toEqualTypeOf<{ readonly body: { email: string; password: string } }>()
  })
})

describe('the key of a request', () => {
  async function keysOf(change: (api: ReturnType<typeof createApiClient>) => Promise<unknown>): Promise<(string | null)[]> {
    const keys: (string | null)[] = []
    const api = createApiClient({
      baseUrl: 'http://shop.test',
      fetch: async ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return Response.json({ cart: [] })
      },
    })
    await change(api)
    return keys
  }
  const line = { itemId: testId('product'), itemType: 'Product' } as const

  it('each addition to the cart has a key of its own, which a browser that sends it again keeps', async () => {
    const keys = await keysOf(async ({ cart }) => {
      await cart.add({ body: { ...line, quantity: 1 } })
      await cart.add({ body: { ...line, quantity: 1 } })
    })
    expect(keys.map((key) => isId(key ?? ''))).toEqual([true, true])
    expect(new Set(keys).size).toBe(2)
  })

  it('an addition that is sent again has the key of the first request', async () => {
    const key = '0191f0a0-0000-4000-8000-000000000001'
    const keys = await keysOf(async ({ cart }) => {
      await cart.add({ body: { ...line, quantity: 1 } }, { key })
      await cart.add({ body: { ...line, quantity: 1 } }, { key })
    })
    expect(keys).toEqual([key, key])
  })

  it('a request that may be repeated has none', async () => {
    expect(await keysOf(({ cart }) => cart.updateQuantity({ body: { ...line, quantity: 2 } }))).toEqual([null])
  })
})

describe('the fetch function of the client', () => {
  it('a custom fetch function receives requests with credentials', async () => {
    const requests: Request[] = []
    const api = createApiClient({
      baseUrl: 'http://shop.test/some/page',
      fetch: async (request) => {
        requests.push(request)
        return Response.json(page)
      },
    })
    await api.catalogue.products({ query: { page: 3 } })
    expect(requests.map(({ method, url, credentials }) => ({ method, url, credentials }))).toEqual([
      { method: 'GET', url: 'http://shop.test/api/products?page=3', credentials: 'include' },
    ])
  })

  it('calls fetch with the `this` that browsers require', async () => {
    function browserFetch(this: unknown): Promise<Response> {
      if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
      return Promise.resolve(Response.json({ totalProducts: 24 }))
    }
    const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(browserFetch)
    const own = createApiClient({ baseUrl: 'http://shop.test', fetch: browserFetch })
    const standard = createApiClient({ baseUrl: 'http://shop.test' })
    const responses = [await own.catalogue.productCount(), await standard.catalogue.productCount()]
    stub.mockRestore()
    expect(responses).toEqual([{ totalProducts: 24 }, { totalProducts: 24 }])
  })

  it('has no time-out and accepts a response after an hour', async () => {
    vi.useFakeTimers()
    const fetch = () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(Response.json({ totalProducts: 24 })), 3_600_000)
      })
    const response = createApiClient({ baseUrl: 'http://shop.test', fetch }).catalogue.productCount()
    const settled = Promise.allSettled([response])
    await vi.advanceTimersByTimeAsync(3_600_000)
    vi.useRealTimers()
    expect(await settled).toEqual([{ status: 'fulfilled', value: { totalProducts: 24 } }])
  })
})
