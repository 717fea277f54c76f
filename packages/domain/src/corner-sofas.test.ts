import { describe, expect, it } from 'vitest'
import { isCornerPiece, isInShopCategory } from './corner-sofas.ts'

const piece = { category: 'Living Room', name: 'Marina', items: '(3+1+1)' } as const

describe('Corner Sofas', () => {
  it.each([
    { name: 'Marina Corner Sofa' },
    { name: 'SECTIONAL in grey' },
    { items: 'L-shape (5 seats)' },
    { items: 'L shaped sofa' },
    { items: '2 sectionals' },
  ])('holds the Living Room piece %j', (fields) => {
    expect(isCornerPiece({ ...piece, ...fields })).toBe(true)
  })

  it.each([{ name: 'Cornerstone Sofa' }, { name: 'Marina' }, { items: 'Small shaped stool' }])('does not hold %j', (fields) => {
    expect(isCornerPiece({ ...piece, ...fields })).toBe(false)
  })

  it('does not hold a corner piece of another category', () => {
    expect(isCornerPiece({ ...piece, category: 'TV Unit', name: 'Corner TV Unit' })).toBe(false)
  })
})

describe('a product', () => {
  it('is shown under its own category', () => {
    expect(isInShopCategory(piece, 'Living Room')).toBe(true)
    expect(isInShopCategory(piece, 'Carpet')).toBe(false)
  })

  it('of a corner is shown under Corner Sofas and under Living Room', () => {
    const corner = { ...piece, name: 'Marina Corner Sofa' }
    expect(isInShopCategory(corner, 'Corner Sofas')).toBe(true)
    expect(isInShopCategory(corner, 'Living Room')).toBe(true)
  })
})
