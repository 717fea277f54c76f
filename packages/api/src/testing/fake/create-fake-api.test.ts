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

describe('errors of the fake API', () => {
  it('the fake API responds with 404 to an unknown path or method', async () => {
    expect(await send('/nothing')).toEqual([404, '404 Not Found'])
    expect(await send('/products', { method: 'DELETE' })).toEqual([404, '404 Not Found'])
  })

  it('the fake API responds with 400 and a message to an invalid parameter', async () => {
    expect(await send('/products?page=0')).toEqual([400, 'page must be a whole number from 1 to 1000000.'])
    expect(await send('/products?style=Glam&style=Modern')).toEqual([400, 'Give the parameter style once.'])
  })

  it('the fake API responds with 415 to a body that is not JSON by its content type', async () => {
    expect(await send('/auth/login', post('email=a', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'The request must be JSON.',
    ])
  })

  it.each(['{', 'null', '[]', '"text"'])('the fake API responds with 400 to the body %s', async (body) => {
    expect(await send('/auth/login', post(body))).toEqual([400, 'The request is not valid JSON.'])
  })

  it('the fake API responds with 422 to a body that breaks a rule', async () => {
    expect(await send('/auth/login', post('{"email":"ada","password":"x"}'))).toEqual([422, 'Enter valid email address'])
  })
})

describe('createFakeApi', () => {
  it('records the requests that it receives', async () => {
    const { client, requests } = createFakeApi({ products: createProducts(1) })
    await client.catalogue.products({ query: { page: 2 } })
    await client.catalogue.product({ params: { id: testId('product') } })
    expect(requests).toEqual([
      { endpoint: 'catalogue.products', address: '/products?page=2' },
      { endpoint: 'catalogue.product', address: `/products/${testId('product')}` },
    ])
  })

  it('a test can override an endpoint of the fake API and remove the override', async () => {
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

  it('the fake API creates the same records on every run', async () => {
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
