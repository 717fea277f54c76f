import { describe, expect, test } from 'vitest'
import { searchVector } from './search-vector.ts'
import type { SearchedTexts } from './search-vector.ts'

const nothing: SearchedTexts = {
  name: 'Item',
  category: null,
  style: '',
  material: null,
  origin: null,
  items: '',
  description: '',
  collection: null,
  alts: [],
  isCorner: false,
}

/** The words of a search column with their weights, without the word of the name. */
const weights = (texts: Partial<SearchedTexts>): Record<string, string> =>
  Object.fromEntries(
    [...searchVector({ ...nothing, ...texts }).matchAll(/'([^']*)':\d+([A-D])/g)]
      .map(([, word = '', weight = '']) => [word, weight])
      .filter(([word]) => word !== 'item'),
  )

describe('the search column', () => {
  test('is written as a tsvector with rising positions, each word once with its best weight', () => {
    expect(searchVector({ ...nothing, name: 'Oak', material: 'Iroko', description: '<p>50% oak</p>' })).toBe(
      "'oak':1A '=wood':2A 'iroko':3B '50%':4D '50':5D '%':6D",
    )
  })

  test('doubles a backslash', () => {
    expect(searchVector({ ...nothing, name: '\\' })).toBe(String.raw`'\\':1A`)
  })

  test('holds the kinds and the room of the category', () => {
    expect(weights({ category: 'Bedroom' })).toEqual({ bedroom: 'B', '=bedroom': 'B', '=bed': 'A' })
  })

  test('holds the proper words of the name of its collection, but nothing about the kind of an item', () => {
    expect(weights({ collection: 'Ikoyi Sofa Collection' })).toEqual({ ikoyi: 'D', collection: 'D' })
  })

  test('ranks the kind that the name says before that of the category', () => {
    expect(weights({ name: 'Bedside Table', category: 'Center Table' })).toMatchObject({
      '=nightstand': 'A',
      '=centertable': 'C',
    })
  })

  test('separates what a picture shows from what is around it, and ignores the furniture that it names', () => {
    expect(weights({ alts: ['Grey sofa with navy cushions beside a red armchair'] })).toEqual({
      grey: 'B',
      '=grey': 'B',
      with: 'D',
      navy: 'D',
      '=blue': 'D',
      cushion: 'D',
      beside: 'D',
      a: 'D',
      red: 'D',
      '=red': 'D',
    })
  })

  test.each<[Partial<SearchedTexts>, Record<string, string>]>([
    [{ items: '(3+1+1)' }, { '=seats3': 'B', '=seats5': 'C', '=seats1': 'C' }],
    [{ items: '(2 seater)' }, { '=seats2': 'B' }],
    [{ name: 'Six-Seater', items: '' }, { '=seats6': 'A' }],
    [{ category: 'Dining Room', items: 'Table+8 chairs' }, { '=seats8': 'B' }],
    [{ items: '(1+1)' }, {}],
  ])('holds the seats of %j', (texts, seats) => {
    const found = Object.entries(weights(texts)).filter(([word]) => word.startsWith('=seats'))
    expect(Object.fromEntries(found)).toEqual(seats)
  })

  test('holds the origin with its adjective as one concept', () => {
    expect(weights({ origin: 'Turkey' })).toEqual({ turkey: 'B', '=turkey': 'B' })
    expect(weights({ name: 'Turkish' })).toMatchObject({ '=turkey': 'A' })
  })
})
