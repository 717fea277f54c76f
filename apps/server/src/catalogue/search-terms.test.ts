import { searchLengthMaximum, understandQuery } from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'
import { createVocabulary } from './vocabulary.ts'

const zulu = Array.from({ length: 9 }, (_, index) => `zulu${index}`)
const { completions, correct } = createVocabulary(['emerald', 'oba', 'sofa', 'velvet', 'velveteen', ...zulu])
const terms = (text: string) => searchTerms(understandQuery(correct(text)), completions)

describe('the terms of a search', () => {
  test('match all of its parts, or only the kind of furniture', () => {
    expect(terms('green sofa')).toMatchObject({ all: "('=green') & ('=sofa')", some: "('=sofa')" })
  })

  test('match a part of a family before the family', () => {
    expect(terms('emerald')).toMatchObject({ all: "('emerald')", some: "('=green' | ('emerald'))" })
  })

  test('match any part when no kind of furniture is named', () => {
    expect(terms('oba 3 seater')).toMatchObject({
      all: "('oba') & ('=seats3')",
      some: "('oba') | ('=seats3' | '=seats4' | '=seats2')",
    })
  })

  test('complete an unfinished word to the furniture that it may become', () => {
    expect(terms('ward').all).toBe("('ward':* | '=wardrobe')")
  })

  test('match the few words that begin like an unfinished one, or every such word', () => {
    expect(terms('velv').all).toBe("(('velvet' | 'velveteen'))")
    expect(terms('zul').all).toBe("('zul':*)")
  })

  test('leave out words that no item has', () => {
    expect(terms('oba zebra').all).toBe("('oba')")
    expect(terms('zebra')).toMatchObject({ all: null, isNothing: true })
  })

  test('report unknown words as they were typed', () => {
    expect(terms('oba kids canvas').unknown).toEqual(['kids', 'canvas'])
  })

  test('are none for a price', () => {
    expect(terms('under 500k')).toMatchObject({ all: null, some: null, rank: null, isNothing: false })
  })
})

test.each(['a', 'qzj xkw ', 'green velvet sofa ', '1m to ', 'sofa under ', '9', '!?%&', 'مرحبا ', '☃️', "' or 1=1; -- "])(
  "the terms of 100,000 times '%s' are those of its first characters",
  (part) => {
    expect(terms(part.repeat(100_000))).toEqual(terms(part.repeat(searchLengthMaximum).slice(0, searchLengthMaximum)))
  },
)
