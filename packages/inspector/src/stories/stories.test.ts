import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pressed, storyFiles } from '../../build/story-files.ts'

describe.each(storyFiles())('The stories of $id', ({ id, content }) => {
  it('show every state that it can rest in; `pnpm --filter @shop/inspector stories` writes them anew', () => {
    expect(readFileSync(new URL(`${id}.stories.tsx`, import.meta.url), 'utf8')).toBe(content)
  })
})

it('A button is pressed in states that there are', () => {
  const all = storyFiles()
    .map(({ content }) => content)
    .join('\n')
  expect(all.match(/play: presses\(/g)).toHaveLength(Object.keys(pressed).length)
})
