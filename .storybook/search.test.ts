import { expect, test } from 'vitest'
import { searchablePurposes } from './search.ts'

test('a docs page is found by its name, the sentence below its title and its other names', async () => {
  const title = 'Patterns/Browse/Price tag'
  const page = { type: 'docs', name: 'Docs', title, importPath: './packages/ui/src/patterns/price-tag/PriceTag.mdx' }
  const story = {
    type: 'story',
    name: 'On Promotion',
    title,
    importPath: './packages/ui/src/patterns/price-tag/PriceTag.stories.tsx',
  }
  const root = new URL('..', import.meta.url).pathname
  const { entries } = await searchablePurposes({ getIndex: async () => ({ entries: { page, story } }) }, root).getIndex()
  const purpose =
    'A price in naira, always with two decimals. On promotion the discounted price comes first in red; the old one is struck through.'
  expect(entries).toEqual({
    page: {
      ...page,
      name: 'Price tag',
      anchors: [
        { id: '', title: purpose },
        { id: '', title: 'amount, cost, currency, discount, money, NGN, old price, sale price or ₦' },
      ],
    },
    story,
  })
})
