import { expect, test } from 'vitest'
import { taggedStatuses } from './status.ts'

test('the docs page and the stories of a part have its status as a tag, once', async () => {
  const entries = {
    page: { type: 'docs', name: '', title: '', importPath: './packages/ui/src/components/button/Button.mdx', tags: ['dev'] },
    story: {
      type: 'story',
      name: '',
      title: '',
      importPath: './packages/ui/src/components/button/Button.stories.tsx',
      tags: ['dev'],
    },
    screen: { type: 'story', name: '', title: '', importPath: './apps/web/src/screens/home/Home.stories.tsx', tags: ['dev'] },
  }
  const generator = taggedStatuses({ getIndex: async () => ({ entries }) })
  await generator.getIndex()
  const index = await generator.getIndex()
  expect(Object.values(index.entries).map(({ tags }) => tags)).toEqual([['dev', 'stable'], ['dev', 'stable'], ['dev']])
})
