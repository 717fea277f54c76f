import { expect, test } from 'vitest'
import { normaliseText } from './search-terms.ts'

test('normalises a text for search to lower case, without accents and with single spaces', () => {
  expect(normaliseText('  Eko   BOUCLÉ\nỌ̀ṣun ')).toBe('eko boucle osun')
})
