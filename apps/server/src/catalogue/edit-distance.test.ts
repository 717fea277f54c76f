import { assert, constantFrom, array, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map((letters) => letters.join(''))

describe('editDistance', () => {
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
  ])('counts the typos between "%s" and "%s": %i', (first, second, errors) => {
    expect(editDistance(first, second, 2)).toBe(errors)
  })

  test('reports one more than the maximum when two words differ by too many typos', () => {
    expect(editDistance('carpet', 'wardrobe', 2)).toBe(3)
    expect(editDistance('bed', 'dining', 2)).toBe(3)
  })

  test('counts no typo between equal words, and the same number in both directions', () => {
    assert(
      property(word, word, (first, second) => {
        expect(editDistance(first, first, 3)).toBe(0)
        expect(editDistance(first, second, 3)).toBe(editDistance(second, first, 3))
      }),
    )
  })

  test('counts at most one typo after a single change of a word', () => {
    assert(
      property(word, word, constantFrom('a', 'x'), (before, after, letter) => {
        expect(editDistance(before + after, before + letter + after, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
