import { describe, expect, it } from 'vitest'
import { canonicalSearch, canonicalTerms, normaliseText } from './search-terms.ts'

describe('normaliseText', () => {
  it('normalises a text for search to lower case, without accents and with single spaces', () => {
    expect(normaliseText('  Eko   BOUCLÉ\nỌ̀ṣun ')).toBe('eko boucle osun')
  })
})

describe('canonicalSearch', () => {
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
  ])("replaces the search term '%s' by the shop's term '%s'", (text, canonical) => {
    expect(canonicalSearch(text)).toBe(canonical)
  })

  it('replaces plurals of furniture terms, also between other words', () => {
    expect(canonicalSearch('Two couches and rugs, teal')).toBe('two sofa and carpet, teal')
  })

  it('leaves words unchanged that only contain a furniture term', () => {
    expect(canonicalSearch('rugged closeted drug')).toBe('rugged closeted drug')
  })

  it('returns its own results unchanged', () => {
    const results = canonicalTerms.map(([term]) => canonicalSearch(term))
    expect(results.map(canonicalSearch)).toEqual(results)
  })
})
