import { expect, it } from 'vitest'
import { readJson, writeJson } from './json.ts'

it('keeps numbers and gaps of lists that JSON does not have', () => {
  const context = { total: NaN, limits: [-Infinity, Infinity], lines: [undefined, null, 0, 'NaN'], none: null }
  expect(readJson(writeJson(context))).toStrictEqual(context)
})

it('writes ordinary values like JSON', () => {
  const source = { text: 'A sofa', none: undefined, list: [1, { deep: true }] }
  expect(writeJson(source, 1)).toBe(JSON.stringify(source, null, 1))
})
