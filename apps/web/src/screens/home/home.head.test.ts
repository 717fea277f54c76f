import { createImage } from '@shop/api/testing'
import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { homeHead } from './home.head.ts'
import type { HomeData } from './home.loader.ts'

const url = new URL('https://shop.example/')
const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }
const chair = createImage({ public_id: 'chair' })
const hero = createImage({ public_id: 'hero' })

function headOf(shown: Partial<HomeData>) {
  const nothing = { heroes: [], categories: [], promotions: [], bestSellers: [], collections: [], styles: [], rooms: [] }
  const { image, firstPicture } = homeHead({ data: { ...nothing, ...shown }, url, facts })
  return { image, preloaded: firstPicture?.image ?? null }
}

const categories = [
  { category: 'Bedroom', image: null },
  { category: 'Armchair', image: chair },
] as const

test('a link to Home is previewed with the first slide', () => {
  expect(headOf({ heroes: [hero], categories })).toEqual({ image: hero, preloaded: hero })
})

test('without slides, a link to Home is previewed with the first picture of a category, which is not preloaded', () => {
  expect(headOf({ categories })).toEqual({ image: chair, preloaded: null })
})

test('a link to Home of a shop without pictures has no picture', () => {
  expect(headOf({})).toEqual({ image: null, preloaded: null })
})
