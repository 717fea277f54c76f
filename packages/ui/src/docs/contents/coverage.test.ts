import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import type { IndexEntry } from './story-index.ts'

const entry = (type: IndexEntry['type'], title: string, name: string, exportName?: string): IndexEntry => ({
  id: `${title} ${name}`,
  type,
  title,
  name,
  importPath: '',
  tags: [],
  ...(exportName !== undefined && { exportName }),
})

test('the coverage of a part counts its kinds of stories, flows and screenshots', () => {
  const page = entry('docs', 'Components/Lamp', 'Docs')
  const entries = [
    page,
    entry('story', 'Components/Lamp', 'Default', 'Default'),
    entry('story', 'Components/Lamp', 'States', 'States'),
    entry('story', 'Components/Lamp', 'States Busy', 'StatesBusy'),
    entry('story', 'Components/Lamp', 'Flow: turn on', 'TurnedOn'),
    entry('story', 'Screens/Home', 'Loaded', 'Loaded'),
  ]
  expect(coverageOf(entries, 'Components')).toEqual([
    {
      title: 'Components/Lamp',
      entry: page,
      hasPage: true,
      kinds: { Default: true, Playground: false, States: true, Examples: false, Keyboard: false },
      flows: 1,
      stories: 4,
      screenshots: 8,
    },
  ])
})
