import type { ApiClient } from '@shop/api/client'
import { createFakeApi, createProduct } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { lazyEndpoints } from './lazy-api.ts'

test('a request made before the client is loaded waits for it and returns its response', async () => {
  const product = createProduct()
  let arrive = () => {}
  const client = createFakeApi({ products: [product] }).client
  const coming = new Promise<typeof client>((resolve) => (arrive = () => resolve(client)))
  const { productCount } = lazyEndpoints(() => coming, 'catalogue', ['productCount'])
  const response = productCount({}, { signal: new AbortController().signal })
  arrive()
  expect(await response).toEqual({ totalProducts: 1 })
})

test('a request rejects when the code of the client cannot be downloaded', async () => {
  const { productCount } = lazyEndpoints(() => Promise.reject<ApiClient>(new Error('offline')), 'catalogue', ['productCount'])
  await expect(productCount({}, { signal: new AbortController().signal })).rejects.toThrow('offline')
})
