import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it.each([
  ['Eko Bouclé Three-Seater', ['eko', 'boucle', 'three', 'seater']],
  ['(3+3+1+1)', ['3', '3', '1', '1']],
  ['Two couches & a settee', ['two', 'couch', 'a', 'settee']],
  ['Chairs, benches, glasses and accessories', ['chair', 'bench', 'glass', 'and', 'accessory']],
  ['glass', ['glass']],
  ['ties flies axes boxes bus', ['tie', 'fly', 'axe', 'box', 'bus']],
  ['chair_s', ['chair_s']],
  ['100% wool', ['100%', 'wool']],
  ['…', []],
  ['Àṣà Ọ̀ṣun', ['asa', 'osun']],
])("splits '%s' into words in the singular", (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('truncates a word that is longer than 40 letters', () => {
  expect(searchWords('x'.repeat(100))).toEqual(['x'.repeat(40)])
})
