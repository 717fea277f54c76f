import { expect, it } from 'vitest'
import { coloursIn } from './colours.ts'

it('coloursIn names the families of colours, each once', () => {
  expect(coloursIn(['Emerald sofa with oxblood piping', 'Green velvet', 'Teal'])).toEqual(['red', 'green', 'blue'])
  expect(coloursIn(['A bed', ''])).toEqual([])
})
