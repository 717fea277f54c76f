import { describe, expect, it } from 'vitest'
import { testId } from '../testing/factories/index.ts'
import { collectionQuerySchema, productQuerySchema } from './index.ts'
import { issuesOf } from '../testing/schema-issues.ts'

describe('the query of a catalogue list', () => {
  it('asks for the first page of 12 items by default', () => {
    expect(productQuerySchema.parse({})).toEqual({ page: 1, limit: 12 })
    expect(collectionQuerySchema.parse({})).toEqual({ page: 1, limit: 12 })
  })

  it('parses all query parameters from strings', () => {
    expect(
      productQuerySchema.parse({
        page: '3',
        limit: '100',
        search: '  corner sofa ',
        category: 'corner SOFAS',
        style: 'Contemporay',
        minPrice: '0',
        maxPrice: '2500000.50',
        isBestSeller: 'true',
        isPromo: 'false',
        isForeign: 'true',
        sort: 'price-asc',
        collection: testId('collection'),
      }),
    ).toEqual({
      page: 3,
      limit: 100,
      search: 'corner sofa',
      category: 'Corner Sofas',
      style: 'Contemporary',
      minPrice: 0,
      maxPrice: 2_500_000.5,
      isBestSeller: true,
      isPromo: false,
      isForeign: true,
      sort: 'price-asc',
      collection: testId('collection'),
    })
  })

  it("accepts the spelling 'TV unit' of the menu as a category", () => {
    expect(productQuerySchema.parse({ category: 'TV unit' }).category).toBe('TV Unit')
  })

  it('ignores unknown query parameters', () => {
    expect(productQuerySchema.parse({ utm_source: 'chat', __proto__x: '1' })).toEqual({ page: 1, limit: 12 })
    expect(collectionQuerySchema.parse({ category: 'Garden' })).toEqual({ page: 1, limit: 12 })
  })

  it('ignores a search that consists of spaces', () => {
    expect(productQuerySchema.parse({ search: '  ' }).search).toBeUndefined()
  })

  it.each(['0', '-1', '1.5', 'abc', '', ' 1', '1e3', '0x10', '1000001', '99999999999999999999'])(
    'rejects the page number %j',
    (page) => {
      expect(issuesOf(productQuerySchema, { page })).toEqual(['page: page must be a whole number from 1 to 1000000.'])
    },
  )

  it.each(['0', '101', '1000', 'all'])('rejects the page size %j', (limit) => {
    expect(issuesOf(productQuerySchema, { limit })).toEqual(['limit: limit must be a whole number from 1 to 100.'])
  })

  it.each(['abc', '-1', '1e9', 'Infinity', 'NaN', '', '1.234', '10,000', '9999999999999'])(
    'rejects the minimum price %j',
    (minPrice) => {
      expect(issuesOf(productQuerySchema, { minPrice })).toEqual([
        'minPrice: minPrice must be an amount in naira, such as 250000 or 99.50.',
      ])
    },
  )

  it.each(['yes', '1', '', 'TRUE'])('rejects %j as the value of a boolean parameter', (isPromo) => {
    expect(issuesOf(productQuerySchema, { isPromo })).toEqual(['isPromo: isPromo must be true or false.'])
  })

  it('rejects unknown category, style and sort names, and lists the known ones', () => {
    expect(issuesOf(productQuerySchema, { category: 'Garden', style: 'Rustic', sort: 'cheapest' })).toEqual([
      'style: style must be one of Modern, Contemporary, Antique/Royal, Bespoke, Minimalist, Glam.',
      'sort: sort must be one of newest, price-asc, price-desc, name.',
      'category: category must be one of Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV Unit, Carpet, Corner Sofas.',
    ])
  })

  it('rejects a collection parameter that is not an id', () => {
    expect(issuesOf(productQuerySchema, { collection: '7' })).toEqual(['collection: collection must be an id.'])
  })

  it.each(['page', 'limit', 'search', 'category', 'style', 'minPrice', 'maxPrice', 'isPromo', 'sort', 'collection'])(
    'rejects a repeated query parameter %s',
    (name) => {
      expect(issuesOf(productQuerySchema, { [name]: ['1', '1'] })).toEqual([`${name}: Give the parameter ${name} once.`])
    },
  )

  it.each(['a\0b', '\uD83D'])('rejects a search for %j, which no database can store', (search) => {
    expect(issuesOf(productQuerySchema, { search })).toEqual(['search: Remove the characters that cannot be stored.'])
  })

  it('rejects a search of more than 200 characters', () => {
    expect(issuesOf(productQuerySchema, { search: 'a'.repeat(201) })).toEqual(['search: search must be at most 200 characters.'])
  })
})
