import { expect, it } from 'vitest'
import { enquiryTitle } from './enquiry-title.ts'

it('the title of an enquiry has the name of its first item and the number of the others', () => {
  const titles = [['Eko Sofa'], ['Eko Sofa', 'Rumi Rug', 'Oak Bed'], []].map((names) =>
    enquiryTitle(names.map((name) => ({ name }))),
  )
  expect(titles).toEqual(['Eko Sofa', 'Eko Sofa and 2 more', ''])
})
