import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'
import { createApiClient } from '../client/index.ts'
import { contract } from '../contract/index.ts'
import type { Endpoint } from '../contract/index.ts'
import { createProducts, testId } from './factories/index.ts'
import { createFakeApi } from './fake/create-fake-api.ts'
import { createHandlers } from './handlers.ts'

function listen() {
  const fake = createFakeApi({ products: createProducts(1) })
  const server = setupServer(...createHandlers(fake))
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  return fake
}

it('the MSW handlers respond to the API client like the fake', async () => {
  const { client } = listen()
  const api = createApiClient({ baseUrl: 'http://shop.test' })
  expect(await api.catalogue.products()).toEqual(await client.catalogue.products())
  expect(await api.catalogue.productCount()).toEqual({ totalProducts: 1 })
  await expect(api.catalogue.product({ params: { id: 'x' } })).rejects.toMatchObject({ status: 404 })
})

it('the MSW handlers recognise a guest by the cookie', async () => {
  listen()
  const cart = () => fetch('http://shop.test/api/cart', { headers: { cookie: `anonymousId=${testId('guest')}` } })
  expect((await fetch('http://shop.test/api/cart')).status).toBe(401)
  expect(await (await cart()).json()).toEqual({ cart: [] })
})

it('there is one MSW handler for each endpoint of the contract', () => {
  const calls = createHandlers(createFakeApi()).map(({ info }) => info.header)
  expect(calls).toEqual(
    Object.values(contract).flatMap((group) =>
      Object.values<Endpoint>(group).map(({ method, path }) => `${method} */api${path}`),
    ),
  )
})
