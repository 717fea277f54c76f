import { shopCategories, sortOrders, styles } from '@shop/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCatalogueView, wholeCatalogue, writeCatalogueView } from './catalogue-view.ts'
import type { CatalogueView } from './catalogue-view.ts'

const read = (query: string) => readCatalogueView(new URLSearchParams(query))

describe('the address of a shop page', () => {
  test('an empty address shows all products in the default order', () => {
    expect(read('')).toEqual(wholeCatalogue)
    expect(writeCatalogueView(wholeCatalogue)).toBe('')
  })

  test('a category in the address selects the Products tab, and view=collections the Collections tab', () => {
    expect(read('category=bedroom')).toEqual({ ...wholeCatalogue, category: 'Bedroom' })
    expect(read('view=collections')).toEqual({ ...wholeCatalogue, tab: 'collections' })
    expect(read('category=TV+unit&view=collections')).toEqual({ ...wholeCatalogue, category: 'TV Unit' })
  })

  test('invalid parts of the address are ignored', () => {
    expect(read('category=Kitchen&style=Baroque&view=tables&sort=worst&minPrice=-1&maxPrice=abc&isPromo=1')).toEqual(
      wholeCatalogue,
    )
    expect(read('minPrice=900&maxPrice=100')).toEqual(wholeCatalogue)
    expect(read(`search=${'x'.repeat(300)}`).search).toBe('x'.repeat(200))
    expect(read(`material=${'x'.repeat(300)}`).material).toBe('x'.repeat(80))
    expect(read('view=collections&material=Oak')).toEqual({ ...wholeCatalogue, tab: 'collections' })
  })

  test('the address contains every choice', () => {
    const query =
      '?category=Bedroom&style=Antique%2FRoyal&colour=pink&material=Boucl%C3%A9&search=oak+bed&minPrice=1000&maxPrice=2500.5&isPromo=true&sort=price-asc'
    expect(writeCatalogueView(read(query))).toBe(query)
  })

  test('newest is a choice only in a search, where the best match comes first by default', () => {
    expect(read('search=oak').sort).toBeNull()
    expect(read('search=oak&sort=newest').sort).toBe('newest')
    expect(writeCatalogueView(read('search=oak&sort=newest'))).toBe('?search=oak&sort=newest')
    expect(read('sort=newest')).toEqual(wholeCatalogue)
    expect(writeCatalogueView({ ...wholeCatalogue, sort: 'newest' })).toBe('')
  })

  test('every view can be written to an address and read back unchanged', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(read(writeCatalogueView(view))).toEqual(view)
      }),
    )
  })

  test('any text in the address can be read, and is written back stably', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, fc.string({ unit: 'binary' }))), (pairs) => {
        const view = readCatalogueView(new URLSearchParams(pairs))
        expect(read(writeCatalogueView(view))).toEqual(view)
      }),
    )
  })
})

const anyKey = fc.constantFrom(
  'category',
  'view',
  'style',
  'material',
  'search',
  'sort',
  'minPrice',
  'maxPrice',
  'isPromo',
  'isForeign',
)

const anyView: fc.Arbitrary<CatalogueView> = fc
  .record({
    tab: fc.constantFrom('products' as const, 'collections' as const),
    category: fc.option(fc.constantFrom(...shopCategories)),
    style: fc.option(fc.constantFrom(...styles)),
    colour: fc.option(fc.constantFrom('pink', 'green')),
    material: fc.option(fc.constantFrom('Oak', 'Bouclé', 'Oak & brass')),
    search: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    sort: fc.option(fc.constantFrom(...sortOrders)),
    prices: fc.option(fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)),
    isPromo: fc.boolean(),
    isBestSeller: fc.boolean(),
    isForeign: fc.boolean(),
  })
  .map(({ prices, ...view }) => ({
    ...view,
    category: view.tab === 'collections' ? null : view.category,
    sort: view.search === '' && view.sort === 'newest' ? null : view.sort,
    colour: view.tab === 'collections' ? null : view.colour,
    material: view.tab === 'collections' ? null : view.material,
    minPrice: prices?.[0] ?? null,
    maxPrice: prices?.[1] ?? null,
  }))
