import { expect, it } from 'vitest'
import { gapsOf, parseGap } from './gaps.ts'

const picture = { alt: 'A sofa' }

it('names what an item lacks, worst first', () => {
  expect(gapsOf({ images: [picture, { alt: ' ' }], dimensions: null })).toEqual(['measurements', 'alternative text'])
  expect(gapsOf({ images: [], dimensions: null })).toEqual(['pictures', 'measurements'])
  expect(gapsOf({ images: [picture], dimensions: {} })).toEqual([])
})

it('misses no measurements of a collection, which has none of its own', () => {
  expect(gapsOf({ images: [picture] })).toEqual([])
})

it('reads the name of a gap in any case, and no other name', () => {
  expect([parseGap('Alternative Text'), parseGap('price')]).toEqual(['alternative text', null])
})
