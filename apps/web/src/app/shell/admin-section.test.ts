import { expect, test } from 'vitest'
import { readSection } from './admin-section.ts'

test.each([
  { search: '?section=products', section: 'products' },
  { search: '?section=collections', section: 'collections' },
  { search: '?SECTION=products&section=Collections', section: 'collections' },
  { search: '', section: null },
  { search: '?section=', section: null },
  { search: '?section=orders', section: null },
  { search: '?section[]=products', section: null },
  { search: '?section=%F0%9F', section: null },
])('the query $search selects the dashboard section $section', ({ search, section }) => {
  expect(readSection(search)).toBe(section)
})
