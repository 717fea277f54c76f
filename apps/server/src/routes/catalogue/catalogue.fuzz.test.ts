import { assert, asyncProperty, array, constantFrom, oneof, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { fillCatalogue } from '../../testing/catalogue.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'

const names = constantFrom(
  'page',
  'limit',
  'search',
  'category',
  'material',
  'colour',
  'style',
  'minPrice',
  'maxPrice',
  'isBestSeller',
  'isPromo',
  'isForeign',
  'sort',
  'collection',
  'category[]',
  '__proto__',
  'constructor',
)
const values = oneof(
  string({ unit: 'binary', maxLength: 30 }),
  constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1.5',
    '1e10',
    '99999999999999999999',
    'NaN',
    'true',
    'null',
    '[]',
    '%',
    '_',
    '\\',
    "'",
    '"',
    ';--',
    "' or 1=1 --",
    'Bedroom',
    'Corner Sofas',
    'Modern',
    'newest',
    'price-asc',
    'sofa',
    'sfoa',
    ':*',
    '& |',
    '!(a)',
    '\u0000',
    'a:b',
    "sofa'",
    '<->',
    '𝕊𝕠𝕗𝕒',
    'ﬁ',
    '\u202e',
    'x'.repeat(200),
    '01890000-0000-7000-8000-000000000000',
  ),
)
const query = array(tuple(names, values), { maxLength: 5 }).map((pairs) => new URLSearchParams(pairs).toString())

describeDatabases('the catalogue for any query', (open) => {
  const shop = useTestShop(open, fillCatalogue)

  test("a list responds to any query with 200 and the contract's body, or 400 with a sentence", async () => {
    await assert(
      asyncProperty(
        constantFrom('products', 'collections', 'products/facets', 'collections/facets'),
        query,
        async (list, text) => {
          const { status, body } = await shop.get(`/api/${list}?${text}`)
          expect([200, 400]).toContain(status)
          if (status === 400) expect(body).toMatchObject({ message: expect.stringMatching(/\.$/), issues: expect.any(Array) })
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a record with an unknown id responds with 404 and a sentence', async () => {
    await assert(
      asyncProperty(
        constantFrom('products', 'collections'),
        string({ unit: 'binary', minLength: 1, maxLength: 40 }),
        async (list, id) => {
          const { status, body } = await shop.get(`/api/${list}/${encodeURIComponent(id)}`)
          expect({ status, body }).toMatchObject({ status: 404, body: { message: expect.stringMatching(/not found\.$/i) } })
        },
      ),
      { numRuns: 150 },
    )
  })
})
