import { describe, expect, it } from 'vitest'
import { createProducts, testId } from '../factories/index.ts'
import { createFakeApi } from './create-fake-api.ts'
import { failureResponse, jsonResponse } from './failure.ts'

const send = async (path: string, init?: RequestInit) => {
  const response = await createFakeApi({ products: createProducts(1) }).handle(new Request(`http://shop.test/api${path}`, init))
  const { message } = (await response.json()) as { message?: string }
  return [response.status, message]
}

const post = (body: string, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})

describe('a request to the fake', () => {
  it('gets 404 for an unknown path', async () => {
    expect(await send('/nothing')).toEqual([404, '404 Not Found'])
    expect(await send('/products', { method: 'DELETE' })).toEqual([404, '404 Not Found'])
  })

  it('gets 400 with a message for an invalid parameter', async () => {
    expect(await send('/products?page=0')).toEqual([400, 'page must be a whole number from 1 to 1000000.'])
    expect(await send('/products?style=Glam&style=Modern')).toEqual([400, 'Give the parameter style once.'])
  })

  it('gets 415 for a body of another type', async () => {
    expect(await send('/auth/login', post('email=a', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'The request must be JSON.',
    ])
  })

  it.each(['{', 'null', '[]', '"text"'])('gets 400 for the body %s', async (body) => {
    expect(await send('/auth/login', post(body))).toEqual([400, 'The request is not valid JSON.'])
  })

  it('gets 422 when it breaks a rule', async () => {
    expect(await send('/auth/login', post('{"email":"ada","password":"x"}'))).toEqual([422, 'Enter valid email address'])
  })
})

describe('a fake for a test', () => {
  it('records requests', async () => {
    const { client, requests } = createFakeApi({ products: createProducts(1) })
    await client.catalogue.products({ query: { page: 2 } })
    await client.catalogue.product({ params: { id: testId('product') } })
    expect(requests).toEqual([
      { endpoint: 'catalogue.products', address: '/products?page=2' },
      { endpoint: 'catalogue.product', address: `/products/${testId('product')}` },
    ])
  })

  it('can have an override, which can be removed', async () => {
    const { client, override } = createFakeApi({ products: createProducts(1) })
    const stop = override('catalogue.productCount', () => failureResponse(503, 'The shop is closed.'))
    await expect(client.catalogue.productCount()).rejects.toMatchObject({
      status: 503,
      serverMessage: 'The shop is closed.',
    })
    stop()
    expect(await client.catalogue.productCount()).toEqual({ totalProducts: 1 })
    override('catalogue.productCount', () => jsonResponse(200, { totalProducts: 7 }))
    expect(await client.catalogue.productCount()).toEqual({ totalProducts: 7 })
  })

  it('creates the same records on every run', async () => {
    const run = () => createFakeApi({ anonymousId: testId('guest'), products: createProducts(1) })
    const ids = await Promise.all(
      [run(), run()].map(async ({ client }) => {
        await client.cart.add({ body: { itemId: testId('product'), itemType: 'Product', quantity: 1 } })
        return (await client.cart.list()).cart
      }),
    )
    expect(ids[0]).toEqual(ids[1])
  })
})
