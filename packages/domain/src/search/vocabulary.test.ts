import { describe, expect, it } from 'vitest'
import { categories } from '../categories.ts'
import { searchWords } from './search-words.ts'
import { splitPhrases } from './phrases.ts'
import { broaderKinds, kindsOfCategory, roomOfCategory, roomsOfKind, searchVocabulary } from './vocabulary.ts'

const ids = searchVocabulary.map(({ id }) => id)
const families = searchVocabulary.map((concept) => [`${concept.type} ${concept.id}`, concept] as const)

describe('the vocabulary of the search', () => {
  it.each(families)('understands every word of %s, also as one word and furniture in the plural', (_, concept) => {
    for (const text of [...concept.words, ...concept.members]) {
      const hasPlural = concept.type === 'kind' && text.length > 2 && !text.endsWith('s')
      const spellings = concept.type === 'filler' ? [text] : [text, text.replaceAll(' ', ''), ...(hasPlural ? [`${text}s`] : [])]
      for (const spelling of spellings) {
        const [segment, ...more] = splitPhrases(searchWords(spelling))
        expect(more, spelling).toEqual([])
        expect(segment?.concepts, spelling).toContain(concept)
      }
    }
  })

  it('has a distinct name for each concept', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('only refers to concepts that exist', () => {
    const used = [
      ...categories.flatMap((category) => [...kindsOfCategory[category], roomOfCategory[category] ?? 'livingroom']),
      ...Object.entries(broaderKinds).flat(),
      ...Object.entries(roomsOfKind).flat(2),
    ]
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })
})
