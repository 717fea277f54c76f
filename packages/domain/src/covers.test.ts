import { describe, expect, it } from 'vitest'
import { coverOf } from './covers.ts'

describe('coverOf', () => {
  it('returns the first picture of a product as its cover', () => {
    expect(coverOf({ images: ['front', 'side'] })).toBe('front')
  })

  it('returns the cover image of a collection', () => {
    expect(coverOf({ coverImage: 'room' })).toBe('room')
  })

  it.each([{ images: [] }, { coverImage: null }, null, undefined])(
    'returns null as the cover of %j, which has no picture',
    (item) => {
      expect(coverOf(item)).toBeNull()
    },
  )
})
