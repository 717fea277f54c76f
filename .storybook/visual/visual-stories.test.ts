import { expect, test } from 'vitest'
import { visualStories } from './visual-stories.ts'

const entry = (id: string, exportName: string, type = 'story') => ({ type, id, title: 'Components/Button', exportName })

test('the visual suite covers stories whose export starts with States or Examples', () => {
  const entries = [
    entry('button--playground', 'Playground'),
    entry('button--states', 'States'),
    entry('button--states-busy', 'StatesBusy'),
    entry('button--examples', 'Examples'),
    entry('button--docs', 'States', 'docs'),
  ]
  expect(visualStories({ entries: Object.fromEntries(entries.map((each) => [each.id, each])) })).toEqual([
    { id: 'button--states', title: 'Components/Button · States' },
    { id: 'button--states-busy', title: 'Components/Button · StatesBusy' },
    { id: 'button--examples', title: 'Components/Button · Examples' },
  ])
})
