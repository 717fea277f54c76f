import { describe, expect, test } from 'vitest'
import { queryWords, plainTerms, prefixQuery, rankingQuery, searchVector, searchWords } from './search-text.ts'

describe('searchableWords', () => {
  test.each([
    ['Eko Bouclé Three-Seater', ['eko', 'boucle', 'three', 'seater']],
    ['(3+3+1+1)', ['3', '3', '1', '1']],
    ['Two couches & a settee', ['two', 'sofa', 'a', 'sofa']],
    ['coffee table', ['center', 'table']],
    ['Chairs, benches, glasses and accessories', ['chair', 'bench', 'glass', 'and', 'accessory']],
    ['glass', ['glass']],
    ['100% wool', ['100%', 'wool']],
    ['…', []],
    ['Àṣà Ọ̀ṣun', ['asa', 'osun']],
  ])('splits the text "%s" into searchable words', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  test('truncates a searchable word longer than 40 letters', () => {
    expect(searchWords('x'.repeat(100))).toEqual(['x'.repeat(40)])
  })
})

describe('queryWords', () => {
  test('the words of a search are distinct and leave out stop words', () => {
    expect(queryWords('a sofa for the sofa corner')).toEqual(['sofa', 'corner'])
  })

  test('the words of a search include stop words when there are no others', () => {
    expect(queryWords('the')).toEqual(['the'])
  })
})

describe("PostgreSQL's formats", () => {
  test('writes a tsvector with rising positions and falling weights', () => {
    const texts = {
      name: 'Oak Bed',
      category: 'Bedroom',
      style: 'Modern',
      items: 'Bed+2 stools',
      material: 'Teak',
      description: '<p>50% oak</p>',
    }
    expect(searchVector(texts)).toBe(
      "'oak':1A 'bed':2A 'bedroom':3B 'modern':4B 'teak':5B 'bed':6C '2':7C 'stool':8C '50%':9D '50':10D '%':11D 'oak':12D",
    )
  })

  test('writes a tsquery in which every group, any of its phrases and all words of a phrase match as prefixes', () => {
    const terms = [[['tv', 'unit'], ['sofa']], [['oak']]]
    expect(prefixQuery(terms)).toBe("(('tv':* & 'unit':*) | ('sofa':*)) & (('oak':*))")
    expect(rankingQuery(plainTerms(['oak']))).toBe("((('oak' | 'oak':*)))")
  })

  test('doubles a backslash in a tsquery', () => {
    expect(prefixQuery(plainTerms(['\\']))).toBe(String.raw`(('\\':*))`)
  })
})
