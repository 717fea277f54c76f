import { createFakeApi, createImage, createProduct } from '@shop/api/testing'
import type { Product } from '@shop/api'
import { expect, test } from 'vitest'
import { homeLoader } from './home.loader.ts'

async function loadHome(products: Product[]) {
  const { client } = createFakeApi({ products })
  const url = new URL('https://shop.example/')
  return homeLoader({
    api: client,
    adminApi: async () => client,
    currentUser: async () => null,
    params: {},
    url,
    signal: new AbortController().signal,
  })
}

test('Home shows no category in a shop without products', async () => {
  expect((await loadHome([])).categories).toEqual([])
})

test('Home shows the categories that have a product, also one whose only product is older than ten others and has no picture', async () => {
  const bed = createProduct({ category: 'Bedroom', images: [], createdAt: '2025-01-01T00:00:00.000Z' })
  const chairs = Array.from({ length: 10 }, () =>
    createProduct({ category: 'Armchair', images: [createImage({ public_id: 'chair' })], createdAt: '2026-01-01T00:00:00.000Z' }),
  )
  const picture = expect.objectContaining({ public_id: 'chair' })
  expect((await loadHome([bed, ...chairs])).categories).toEqual([
    { category: 'Armchair', image: picture },
    { category: 'Bedroom', image: null },
  ])
})
