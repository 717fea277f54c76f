import { describe, expect, it } from 'vitest'
import { canonicalSearch, canonicalTerms, normaliseText } from './search-terms.ts'

describe('a text that search compares', () => {
  it('is lower case, without accents, with single spaces', () => {
    expect(normaliseText('  Eko   BOUCLÉ\nỌ̀ṣun ')).toBe('eko boucle osun')
  })
})

describe('the furniture vocabulary', () => {
  it.each([
    ['couch', 'sofa'],
    ['Settee', 'sofa'],
    ['coffee', 'center table'],
    ['coffee table', 'center table'],
    ['centre table', 'center table'],
    ['closet', 'wardrobe'],
    ['armoire', 'wardrobe'],
    ['rug', 'carpet'],
    ['Television stand', 'tv unit'],
  ])('reads %s as %s', (text, canonical) => {
    expect(canonicalSearch(text)).toBe(canonical)
  })

  it('replaces plurals, and terms between other words', () => {
    expect(canonicalSearch('Two couches and rugs, teal')).toBe('two sofa and carpet, teal')
  })

  it('leaves words unchanged that only contain a term', () => {
    expect(canonicalSearch('rugged closeted drug')).toBe('rugged closeted drug')
  })

  it('is idempotent', () => {
    const results = canonicalTerms.map(([term]) => canonicalSearch(term))
    expect(results.map(canonicalSearch)).toEqual(results)
  })
})
