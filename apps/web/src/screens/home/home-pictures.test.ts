import { createCollection, createImage, createProduct } from '@shop/api/testing'
import { describe, expect, test } from 'vitest'
import { createHomePictures, tilePictures } from './home-pictures.ts'

const image = (id: string) => createImage({ public_id: id })
const product = (...ids: string[]) => createProduct({ images: ids.map(image) })
const nothing = { heroes: [], promotions: [], bestSellers: [], collections: [] }
const idOf = (picture: { public_id: string } | null | undefined) => picture?.public_id ?? null

describe('the pictures of Home', () => {
  test('show an item that is in two sections with another picture the second time', () => {
    const sofa = product('sofa-1', 'sofa-2')
    const { promotions, bestSellers } = createHomePictures({ ...nothing, promotions: [sofa], bestSellers: [sofa] })
    expect(promotions[0]!.images.map(idOf)).toEqual(['sofa-1', 'sofa-2'])
    expect(bestSellers[0]!.images.map(idOf)).toEqual(['sofa-2', 'sofa-1'])
  })

  test('show a collection as a whole, also when its cover is a slide of the hero: one of its products costs less', () => {
    const { collections } = createHomePictures({
      ...nothing,
      heroes: [image('room')],
      collections: [createCollection({ coverImage: image('room'), productIds: [{ ...product('chair-1'), _id: 'chair' }] })],
    })
    expect(idOf(collections[0]!.coverImage)).toBe('room')
  })

  test('leave the cover of a collection to it when a product has the same picture', () => {
    const { promotions } = createHomePictures({
      ...nothing,
      promotions: [product('room', 'chair-1')],
      collections: [createCollection({ coverImage: image('room') })],
    })
    expect(promotions[0]!.images.map(idOf)).toEqual(['chair-1', 'room'])
  })

  test('let the tile with the fewest pictures choose first', () => {
    const tiles = [
      { candidates: [image('a'), image('b')], fallback: null },
      { candidates: [image('a')], fallback: null },
    ]
    expect(createHomePictures(nothing).fill(tiles).map(idOf)).toEqual(['b', 'a'])
  })

  test('leave a picture to the only other tile that could show it', () => {
    const tiles = [
      { candidates: [image('a'), image('b')], fallback: null },
      { candidates: [image('a'), image('c')], fallback: null },
      { candidates: [image('c'), image('a')], fallback: null },
    ]
    expect(createHomePictures(nothing).fill(tiles).map(idOf)).toEqual(['b', 'a', 'c'])
  })

  test('repeat a picture only when a tile has no other', () => {
    const tiles = [1, 2].map(() => ({ candidates: [image('a')], fallback: image('a') }))
    expect(createHomePictures(nothing).fill(tiles).map(idOf)).toEqual(['a', 'a'])
  })
})

test('a tile prefers details and rooms to the first pictures of products', () => {
  expect(tilePictures([product('a-1', 'a-2'), product('b-1', 'b-2', 'b-3')]).map(idOf)).toEqual([
    'a-2',
    'b-2',
    'b-3',
    'a-1',
    'b-1',
  ])
})
