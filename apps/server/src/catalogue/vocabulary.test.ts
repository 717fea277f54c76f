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
  ])('corrects "%s" to the closest word of the catalogue', (typed, phrases) => {
    expect(vocabulary.correct([typed])).toEqual([phrases])
  })

  test.each([
    ['couhc', [['sofa']]],
    ['couc', [['sofa']]],
    ['setee', [['sofa']]],
    ['televsion', [['tv', 'unit']]],
    ['closset', [['wardrobe']]],
  ])('corrects "%s" to a synonym that shoppers use, in the catalogue\'s own term', (typed, phrases) => {
    expect(vocabulary.correct([typed])).toEqual([phrases])
  })

  test('corrects a mistyped word and leaves correct words as they are', () => {
    expect(vocabulary.correct(['oak', 'wadrobe'])).toEqual([[['oak']], [['wardrobe']]])
  })

  test('replaces a mistyped word that is equally close to several words by each of them', () => {
    expect(createVocabulary(['bard', 'bark', 'barn']).correct(['barz'])).toEqual([[['bard'], ['bark'], ['barn']]])
  })
})

describe('words without a correction', () => {
  test.each([
    ['words of the catalogue', ['sofa', 'bed']],
    ['beginnings of words of the catalogue', ['ward', 'so']],
    ['words of one or two letters', ['zz', 'q']],
    ['words that resemble none', ['bookshelf']],
    ['words with a special character, which are literal', ['s_fa', 'so%a']],
  ])('does not correct %s', (_, words) => {
    expect(vocabulary.correct(words)).toBeNull()
  })
})
