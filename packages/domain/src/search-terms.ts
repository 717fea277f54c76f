/** A text as search compares it: lower case, without accents, with single spaces. */
export function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Maps the terms of shoppers to those of the catalogue. Both sides are normalised; longer terms come first, so that 'coffee
 * table' is replaced before 'coffee'.
 */
export const canonicalTerms: readonly (readonly [term: string, canonical: string])[] = [
  ['television stand', 'tv unit'],
  ['television unit', 'tv unit'],
  ['television console', 'tv unit'],
  ['tv stand', 'tv unit'],
  ['tv console', 'tv unit'],
  ['entertainment unit', 'tv unit'],
  ['coffee table', 'center table'],
  ['centre table', 'center table'],
  ['television', 'tv unit'],
  ['settee', 'sofa'],
  ['couch', 'sofa'],
  ['coffee', 'center table'],
  ['centre', 'center table'],
  ['armoire', 'wardrobe'],
  ['closet', 'wardrobe'],
  ['rug', 'carpet'],
]

/** Matches any term as whole words, with or without a plural ending. */
const termExpression = new RegExp(`\\b(${canonicalTerms.map(([term]) => term).join('|')})(?:s|es)?\\b`, 'g')
const canonicalOf = new Map(canonicalTerms)

/** A search text in the terms of the catalogue: normalised, with its terms replaced ('Two couches' → 'two sofa'). */
export function canonicalSearch(text: string): string {
  return normaliseText(text).replace(termExpression, (_, term: string) => canonicalOf.get(term) ?? term)
}
