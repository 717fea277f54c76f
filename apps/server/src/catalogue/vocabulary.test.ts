import { describe, expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(['chesterfield', 'ibadan', 'marina', 'oba', 'velvet', 'zaria'])

describe('a mistyped word', () => {
  test.each([
    ['chesterfeild', 'chesterfield'],
    ['velvvet', 'velvet'],
    ['marine', 'marina'],
    ['ibdan', 'ibadan'],
  ])('corrects "%s" to the closest word of the catalogue', (typed, corrected) => {
    expect(vocabulary.correct(typed)).toBe(corrected)
  })

  test.each([
    ['couhc', 'couch'],
    ['wadrobe', 'wardrobe'],
    ['televsion', 'television'],
    ['dinning tabel', 'dining table'],
    ['sofa udner 2m', 'sofa under 2m'],
    ['3 seatter', '3 seater'],
  ])('corrects "%s" to words that the search understands', (typed, corrected) => {
    expect(vocabulary.correct(typed)).toBe(corrected)
  })

  test('corrects a mistyped word and leaves correct words as they are', () => {
    expect(vocabulary.correct('Oba vlevet chairs')).toBe('oba velvet chairs')
  })
})

describe('words without a correction', () => {
  test.each([
    ['words of the catalogue', 'oba velvet'],
    ['beginnings of known words', 'ward zar'],
    ['words of one or two letters', 'zz q'],
    ['words that resemble none', 'spaceship'],
    ['words with a special character, which are literal', 's_fa so%a'],
    ['numbers', '2500000'],
    ['correct words that no item has', 'garden double bunk sliding toilet screen plastic unique salons animal'],
    ['beginnings of such words', 'garde doubl'],
    [
      'words of prices',
      'not exceeding max maximum min minimum within around about upto starting upwards downwards lower half hundred',
    ],
  ])('does not correct %s', (_, words) => {
    expect(vocabulary.correct(words)).toBe(words)
  })

  test('does not correct an ordinary word to one of the catalogue', () => {
    expect(createVocabulary(['bedding', 'lift']).correct('wedding gifts')).toBe('wedding gifts')
  })
})
