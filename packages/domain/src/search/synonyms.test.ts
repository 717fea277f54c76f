import { describe, expect, it, test } from 'vitest'
import { isSynonymMeaning, isSynonymWord } from './synonym-rules.ts'
import { isUnderstood, replaceSynonyms, synonymMeanings } from './synonyms.ts'

const meanings = synonymMeanings([
  { word: 'Davenport', means: 'sofa' },
  { word: 'man cave', means: 'leather armchair' },
  { word: 'man cave table', means: 'side table' },
  { word: 'sofa table', means: 'davenport' },
])

describe('replaceSynonyms', () => {
  it.each([
    ['davenport', 'sofa'],
    ['pink davenports under 2m', 'pink sofa under 2m'],
    ['man-cave, black', 'leather armchair, black'],
    ['man cave tables', 'side table'],
    ['davenport davenport', 'sofa sofa'],
    ['sofa table', 'davenport'],
    ['man', 'man'],
    ['', ''],
  ])('replaces synonyms in "%s" by their meaning: "%s"', (text, replaced) => {
    expect(replaceSynonyms(text, meanings)).toBe(replaced)
  })
})

test('a synonym is a phrase of up to five words of letters and digits', () => {
  const texts = [
    'davenport',
    ' Man  cave ',
    "children's chair",
    'l-shape',
    'tán',
    '2m',
    'a  b c d e',
    'a b c d e f',
    '500',
    'a@b',
    'a, b',
    '',
    '💺',
  ]
  expect(texts.filter(isSynonymWord)).toEqual(texts.slice(0, 7))
  expect(['500', 'x'.repeat(60), 'x'.repeat(61)].map(isSynonymMeaning)).toEqual([true, true, false])
})

test('a text that the search understands cannot become a synonym', () => {
  expect(['sofa', 'green chairs', 'the', '2m', 'under 2m', '3 seater'].filter(isUnderstood)).toHaveLength(6)
  expect(['davenport', 'green davenport'].filter(isUnderstood)).toEqual([])
})
