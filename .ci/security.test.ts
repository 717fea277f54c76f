import { describe, expect, it } from 'vitest'
import { isDeclared, rowsBelow, testsOf } from './named-tests.ts'

const promises = rowsBelow('SECURITY.md', 'What is protected, and how')
const proofs = rowsBelow('SECURITY.md', 'The test of each promise').map(([subject = '', promise = '', tests = '']) => ({
  subject,
  promise,
  tests: testsOf(tests),
}))

describe('SECURITY.md', () => {
  it('every test that SECURITY.md names exists', () => {
    expect(proofs.filter(({ tests }) => tests.length === 0)).toEqual([])
    expect(proofs.flatMap(({ tests }) => tests).filter((test) => !isDeclared(test))).toEqual([])
  })

  it('every subject that SECURITY.md promises has a test', () => {
    const proven = new Set(proofs.map(({ subject }) => subject))
    expect(promises.map(([subject = '']) => subject).filter((subject) => !proven.has(subject))).toEqual([])
    expect(promises.length).toBeGreaterThan(15)
  })
})
