import { describe, expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(['armchair', 'bed', 'carpet', 'center', 'lamp', 'oak', 'sofa', 'table', 'unit', 'wardrobe'])

describe('a mistyped word', () => {
  test.each([
    ['armchiar', [['armchair']]],
    ['wadrobe', [['wardrobe']]],
    ['wardorb', [['wardrobe']]],
    ['sfoa', [['sofa']]],
    ['tabel', [['table']]],
  ])('%s is corrected to the closest word of the catalogue', (typed, phrases) => {
    expect(vocabulary.correct([typed])).toEqual([phrases])
  })

  test.each([
    ['couhc', [['sofa']]],
    ['couc', [['sofa']]],
    ['setee', [['sofa']]],
    ['televsion', [['tv', 'unit']]],
    ['closset', [['wardrobe']]],
  ])("%s is corrected to a shopper's word in the catalogue's terms", (typed, phrases) => {
    expect(vocabulary.correct([typed])).toEqual([phrases])
  })

  test('a mistyped word is corrected while correct words stay as they are', () => {
    expect(vocabulary.correct(['oak', 'wadrobe'])).toEqual([[['oak']], [['wardrobe']]])
  })

  test('a mistyped word that is equally close to several words is replaced by each of them', () => {
    expect(createVocabulary(['bard', 'bark', 'barn']).correct(['barz'])).toEqual([[['bard'], ['bark'], ['barn']]])
  })
})

describe('nothing is corrected', () => {
  test.each([
    ['words of the catalogue', ['sofa', 'bed']],
    ['beginnings of words of the catalogue', ['ward', 'so']],
    ['words of one or two letters', ['zz', 'q']],
    ['words that resemble none', ['bookshelf']],
    ['words with a sign in them, which mean just that', ['s_fa', 'so%a']],
  ])('%s', (_, words) => {
    expect(vocabulary.correct(words)).toBeNull()
  })
})
