import { createFakeApi, createProduct } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { lateCalls } from './late-api.ts'

test('a call made before the client is there waits for it and answers as the client does', async () => {
  const product = createProduct()
  let arrive = () => {}
  const client = createFakeApi({ products: [product] }).client
  const coming = new Promise<typeof client>((resolve) => (arrive = () => resolve(client)))
  const { productCount } = lateCalls(() => coming, 'catalogue', ['productCount'])
  const answer = productCount({}, { signal: new AbortController().signal })
  arrive()
  expect(await answer).toEqual({ totalProducts: 1 })
})

test('a client that cannot be fetched fails the call', async () => {
  const { productCount } = lateCalls(() => Promise.reject(new Error('offline')), 'catalogue', ['productCount'])
  await expect(productCount({}, { signal: new AbortController().signal })).rejects.toThrow('offline')
})
