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

test('Home shows the categories that have a product, also one without pictures', async () => {
  const bed = createProduct({ _id: 'bed', category: 'Bedroom', images: [] })
  const chair = createProduct({ _id: 'chair', category: 'Armchair', images: [createImage({ public_id: 'chair' })] })
  const picture = expect.objectContaining({ public_id: 'chair' })
  expect((await loadHome([bed, chair])).categories).toEqual([
    { category: 'Armchair', image: picture },
    { category: 'Bedroom', image: null },
  ])
})
