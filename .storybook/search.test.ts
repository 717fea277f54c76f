import { expect, test } from 'vitest'
import { searchablePurposes } from './search.ts'

test('the sentence below the title of a docs page and its other names can be searched', async () => {
  const page = { type: 'docs', importPath: './packages/ui/src/patterns/price-tag/PriceTag.mdx' }
  const story = { type: 'story', importPath: './packages/ui/src/patterns/price-tag/PriceTag.stories.tsx' }
  const root = new URL('..', import.meta.url).pathname
  const { entries } = await searchablePurposes({ getIndex: async () => ({ entries: { page, story } }) }, root).getIndex()
  const title =
    'A price in naira, always with two decimals. On promotion the discounted price comes first in red; the old one is struck through.'
  expect(entries).toEqual({
    page: {
      ...page,
      anchors: [
        { id: '', title },
        { id: '', title: 'amount, cost, discount or money' },
      ],
    },
    story,
  })
})
