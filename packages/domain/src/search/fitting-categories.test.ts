import { expect, it } from 'vitest'
import { fittingCategories } from './fitting-categories.ts'
import { understandQuery } from './understand-query.ts'

it.each([
  ['pink settee', ['Living Room']],
  ['sectional', ['Corner Sofas']],
  ['table', ['Dining Room', 'Center Table']],
  ['almirah or rug', ['Wardrobe', 'Carpet']],
  ['bedroom', ['Bedroom']],
  ['helicopter', []],
])("fittingCategories names the categories of '%s'", (text, categories) => {
  expect(fittingCategories(understandQuery(text).segments)).toEqual(categories)
})
