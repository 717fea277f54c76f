import { assert, constantFrom, array, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map((letters) => letters.join(''))

describe('typos between two words', () => {
  test.each([
    ['sofa', 'sofa', 0],
    ['sfoa', 'sofa', 1],
    ['soffa', 'sofa', 1],
    ['soa', 'sofa', 1],
    ['sopa', 'sofa', 1],
    ['wadrobe', 'wardrobe', 1],
    ['armchiar', 'armchair', 1],
    ['wardorb', 'wardrobe', 2],
    ['', 'ab', 2],
  ])('typos between two words are counted between %s and %s: %i', (first, second, errors) => {
    expect(editDistance(first, second, 2)).toBe(errors)
  })

  test('typos between two words are reported as one more than the maximum when there are too many', () => {
    expect(editDistance('carpet', 'wardrobe', 2)).toBe(3)
    expect(editDistance('bed', 'dining', 2)).toBe(3)
  })

  test('typos between two words are zero for equal words and symmetric', () => {
    assert(
      property(word, word, (first, second) => {
        expect(editDistance(first, first, 3)).toBe(0)
        expect(editDistance(first, second, 3)).toBe(editDistance(second, first, 3))
      }),
    )
  })

  test('typos between two words are at most one after a single change', () => {
    assert(
      property(word, word, constantFrom('a', 'x'), (before, after, letter) => {
        expect(editDistance(before + after, before + letter + after, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
