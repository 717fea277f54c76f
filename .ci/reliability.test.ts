import { expect, it } from 'vitest'
import { isDeclared, rowsBelow, testsOf } from './named-tests.ts'

it('each of the 46 faults of a browser in docs/reliability.md has a test that exists', () => {
  const faults = rowsBelow('docs/reliability.md', 'Faults of a browser').map(([number, , , tests = '']) => ({
    number: Number(number),
    tests: testsOf(tests),
  }))
  expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: 46 }, (_, index) => index + 1))
  expect(faults.filter(({ tests }) => tests.length === 0)).toEqual([])
  expect(faults.flatMap(({ tests }) => tests).filter((test) => !isDeclared(test))).toEqual([])
})
