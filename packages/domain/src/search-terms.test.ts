import { describe, expect, it } from 'vitest'
import { canonicalSearch, canonicalTerms, normaliseText } from './search-terms.ts'

describe('a text that is compared in search', () => {
  it('is in lower case, without accents, its spaces joined', () => {
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

  it('reads plurals, and terms between other words', () => {
    expect(canonicalSearch('Two couches and rugs, teal')).toBe('two sofa and carpet, teal')
  })

  it('leaves words alone that only hold a term', () => {
    expect(canonicalSearch('rugged closeted drug')).toBe('rugged closeted drug')
  })

  it('changes nothing when it is used on its own result', () => {
    const results = canonicalTerms.map(([term]) => canonicalSearch(term))
    expect(results.map(canonicalSearch)).toEqual(results)
  })
})
