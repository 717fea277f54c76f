import { expect, it } from 'vitest'
import { pathNames } from './path-names.ts'
import type { Edge } from './walk.ts'

it('paths that lead to the same are named after events that only one of them has, or with which only one of them ends', () => {
  const steps = (...labels: string[]) => labels.map((label, from) => ({ label, from, to: from + 1 }) as unknown as Edge)
  const routes = [
    steps('type', 'save'),
    steps('type', 'save', 'undo', 'save'),
    steps('type', 'save', 'undo', 'save', 'undo', 'save'),
    steps('load'),
  ].map((all) => ({ start: 'A form', steps: all }))
  expect(pathNames(routes, () => 'the result')).toEqual([
    'Save: the result (also: type, save)',
    'Save: the result (also: type, save, undo, save)',
    'Save: the result (also: undo, save, undo)',
    'Load: the result',
  ])
})
