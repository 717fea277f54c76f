import type { CollectionPage, Product, ProductPage } from '@shop/api'
import { catalogueProducts, createProduct } from '@shop/api/testing'
import { describe, expect, test } from 'vitest'
import { addProducts, fillCatalogue, productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'
import { changeCatalogue } from './change-catalogue.ts'

const items = [
  createProduct({ name: 'Ibadan Bed', category: 'Bedroom', description: '<p>Solid oak.</p>', items: 'Bed+mattress' }),
  createProduct({ name: 'Bedside Table', category: 'Center Table', description: '<p>Walnut.</p>', items: '1' }),
  createProduct({
    name: 'Kano Lamp',
    category: 'Carpet',
    style: 'Glam',
    description: '<p>For the bed, 100% brass.</p>',
    items: '1',
  }),
  createProduct({ name: 'Étagère d’Ọ̀yọ́', category: 'TV Unit', description: '<p>Snake_case handles.</p>', items: '1' }),
  createProduct({ name: 'Oba Sofa', category: 'Living Room', description: '<p>Velvet.</p>', items: '(3+1+1)' }),
  createProduct({ name: 'Eko Sofa', category: 'Living Room', description: '<p>Linen.</p>', items: '(2+1)', price: 10 }),
]

describeDatabases('search', (open) => {
  const shop = useTestShop(open, async (database) => {
    await changeCatalogue(database, (transaction) => addProducts(transaction, items.map(productDraft)))
  })

  async function found(search: string, more = ''): Promise<string[]> {
    const { status, body } = await shop.get(`/api/products?search=${encodeURIComponent(search)}${more}`)
    expect(status).toBe(200)
    const { products, total } = body as ProductPage
    expect(total).toBe(products.length)
    return products.map(({ name }) => name)
  }

  describe('the searched fields', () => {
    test.each([
      ['the name', 'Ibadan', ['Ibadan Bed']],
      ['the items', 'mattress', ['Ibadan Bed']],
      ['the description', 'brass', ['Kano Lamp']],
      ['the category', 'living', ['Eko Sofa', 'Oba Sofa']],
      ['the style', 'glam', ['Kano Lamp']],
    ])('a search finds words in %s', async (_, search, names) => {
      expect(await found(search)).toEqual(names)
    })

    test('a search ignores the markup of descriptions', async () => {
      expect(await found('strong')).toEqual([])
    })
  })

  describe('the words of a search', () => {
    test.each([
      ['words without regard to case', 'IBADAN', ['Ibadan Bed']],
      ['words without regard to accents, in either text', 'etagere oyo', ['Étagère d’Ọ̀yọ́']],
      ['accents where the catalogue has none', 'Ìbàdàn', ['Ibadan Bed']],
      ['words by their beginning', 'vel', ['Oba Sofa']],
      ['all the words, in any order, before those with some', 'sofa linen', ['Eko Sofa', 'Oba Sofa']],
      ['plurals', 'sofas', ['Eko Sofa', 'Oba Sofa']],
      ['couch as sofa', 'couch', ['Eko Sofa', 'Oba Sofa']],
      ['settee as sofa', 'settee', ['Eko Sofa', 'Oba Sofa']],
      ['coffee table as center table', 'coffee table', ['Bedside Table']],
      ['television stand as TV unit', 'television stand', ['Étagère d’Ọ̀yọ́']],
      ['rug as carpet', 'rugs', ['Kano Lamp']],
    ])('a search matches %s', async (_, search, names) => {
      expect(await found(search)).toEqual(names)
    })
  })

  test('a search ranks a whole word in the name first, then a prefix in the name, then other fields', async () => {
    expect(await found('bed')).toEqual(['Ibadan Bed', 'Bedside Table', 'Kano Lamp'])
  })

  describe('a search that is more than words', () => {
    test.each([
      ['a price', 'sofa under 500k', ['Eko Sofa']],
      ['a price that nothing meets, by the nearest', 'sofa between 1k and 2k', ['Eko Sofa', 'Oba Sofa']],
      ['the cheapest first', 'cheapest sofa', ['Eko Sofa', 'Oba Sofa']],
      [
        'the newest first',
        'latest designs',
        ['Eko Sofa', 'Oba Sofa', 'Étagère d’Ọ̀yọ́', 'Kano Lamp', 'Bedside Table', 'Ibadan Bed'],
      ],
      ['seats, of a sofa before those of a set', '3 seater', ['Oba Sofa', 'Eko Sofa']],
      ['seats that no sofa has, by those with one more or less', '6 seater sofa', ['Oba Sofa', 'Eko Sofa']],
      ['an everyday name of a room', 'parlour', ['Eko Sofa', 'Oba Sofa', 'Bedside Table']],
      ['words that only some products have', 'velvet bed', ['Ibadan Bed']],
    ])('understands %s: %s', async (_, search, names) => {
      expect(await found(search)).toEqual(names)
    })
  })

  describe('what became of a search', () => {
    async function searched(query: string) {
      const { body } = await shop.get(`/api/products?${query}`)
      return (body as ProductPage).searched
    }

    test('the response names the parts of a search, each with the search without it', async () => {
      expect(await searched('search=velvett+couch+under+2m')).toEqual({
        exact: 1,
        note: '1 has all of this. The others come close.',
        understood: [
          { kind: 'material', label: 'Velvet', without: 'couch under 2m' },
          { kind: 'kind', label: 'Sofa', without: 'velvet under 2m' },
          { kind: 'price', label: 'Under ₦2,000,000', without: 'velvet couch' },
        ],
        categories: ['Living Room'],
      })
    })

    test('a list without a search has none', async () => {
      expect(await searched('category=Bedroom')).toBeUndefined()
    })

    test.each([
      ['some items have all of it', 'search=velvet+sofa', 1, '1 has all of this. The others come close.'],
      ['none has all of it', 'search=glam+velvet', 0, 'Nothing is both glam and velvet. Glam ones come first.'],
      ['it is sorted otherwise', 'search=glam+velvet&sort=name', 0, 'Nothing is both glam and velvet. These come closest.'],
      [
        'nothing is within its price',
        'search=sofa+above+900m&category=Living+Room',
        0,
        'With these filters, no sofa is above ₦900,000,000. The nearest prices come first.',
      ],
      ['a word is unknown', 'search=velvet+helicopter', 1, 'Nothing matches “helicopter”. These match the rest.'],
    ])('a note tells shoppers when %s', async (_, query, exact, note) => {
      expect(await searched(query)).toMatchObject({ exact, note })
    })
  })

  test.each(['furniture', 'beautiful furnitures for my house', 'all products'])(
    "a search for everything finds everything: '%s'",
    async (search) => {
      expect(await found(search)).toHaveLength(6)
    },
  )

  test.each(['rug for living room', 'tv stand for parlour', 'carpet for bedroom'])(
    "no note says that furniture is not for its room: '%s'",
    async (search) => {
      const { body } = await shop.get(`/api/products?search=${encodeURIComponent(search)}`)
      expect((body as ProductPage).searched).toMatchObject({ exact: 1, note: null })
    },
  )

  test('a search follows a requested order rather than the rank', async () => {
    expect(await found('sofa', '&sort=price-desc')).toEqual(['Oba Sofa', 'Eko Sofa'])
    expect(await found('bed', '&sort=name')).toEqual(['Bedside Table', 'Ibadan Bed', 'Kano Lamp'])
  })

  describe('typos in a search', () => {
    test.each([
      ['letters swapped', 'sfoa', ['Eko Sofa', 'Oba Sofa']],
      ['a letter too much', 'velvvet', ['Oba Sofa']],
      ['a letter too few', 'ibdan', ['Ibadan Bed']],
      ['a wrong letter', 'walmut', ['Bedside Table']],
      ["in a shopper's word", 'coutch', ['Eko Sofa', 'Oba Sofa']],
      ['next to a correct word', 'oba vlevet', ['Oba Sofa']],
    ])('a search corrects a typo (%s): %s', async (_, search, names) => {
      expect(await found(search)).toEqual(names)
    })

    test('a search corrects a typo to a word of a product that was just added', async () => {
      expect(await found('pergla')).toEqual([])
      const product = productDraft(createProduct({ name: 'Round Pergola', category: 'Armchair', description: '<p>Felt.</p>' }))
      await changeCatalogue(shop.database, (transaction) => addProducts(transaction, [product]))
      await expect.poll(() => found('pergla')).toEqual(['Round Pergola'])
    })
  })

  describe('special characters in a search', () => {
    test.each([
      ['%', ['Kano Lamp']],
      ['100%', ['Kano Lamp']],
      ['_', ['Étagère d’Ọ̀yọ́']],
      ['s_fa', []],
      ['sof%', []],
      ['\\', []],
      ["'", []],
      ["x' or '1'='1", []],
      ['!!!', []],
      ['sofa:* | bed', ['Eko Sofa', 'Oba Sofa', 'Ibadan Bed']],
    ])('a search reads the special characters in "%s" literally', async (search, names) => {
      expect(await found(search)).toEqual(names)
    })
  })

  test('a search for spaces lists everything', async () => {
    expect(await found('   ')).toHaveLength(7)
  })
})

describeDatabases('search in the demo catalogue', (open) => {
  const shop = useTestShop(open, fillCatalogue)

  test.each([
    ['made in Nigeria', () => true],
    ['Nigerian', () => true],
    ['locally made dining table', ({ category }: Product) => category === 'Dining Room'],
  ])("a search for '%s' finds only what is made here", async (search, isWanted) => {
    const { body } = await shop.get(`/api/products?limit=100&search=${encodeURIComponent(search)}`)
    const { products, searched } = body as ProductPage
    const made = catalogueProducts.filter((product) => !product.isForeign && isWanted(product))
    expect(products.map(({ name }) => name).toSorted()).toEqual(made.map(({ name }) => name).toSorted())
    expect(searched).toMatchObject({ exact: made.length, note: null })
  })

  test('a search in collections corrects typos as well', async () => {
    const { body } = await shop.get('/api/collections?search=marnia')
    expect((body as CollectionPage).collections.map(({ name }) => name)).toEqual(['Marina Corner Collection'])
  })
})
