import { expect, it } from 'vitest'
import { itemsText } from './items-text.ts'

it.each([
  ['(3+3+1+1)', '(3+3+1+1)'],
  ['(3+3+1+1)+Center table+Carpet', '(3+3+1+1) + Center table + Carpet'],
  ['3+2', '3+2'],
  ['L-shape (5 seats)+4 scatter cushions', 'L-shape (5 seats) + 4 scatter cushions'],
  ['Sofa set+Swivel chair+Center table', 'Sofa set + Swivel chair + Center table'],
  ['Sofa+2 chairs+Dining set', 'Sofa + 2 chairs + Dining set'],
  ['Bed + 2 nightstands', 'Bed + 2 nightstands'],
  ['240 x 170 cm', '240 x 170 cm'],
  ['', ''],
])("shows the items '%s' as '%s', with no line that ends with a plus", (items, text) => {
  expect(itemsText(items)).toBe(text.replaceAll('+ ', '+\u00A0'))
})
