import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pressed, storyFiles } from '../../build/story-files.ts'

describe.each(storyFiles())('the stories of $id', ({ id, content }) => {
  it('has up-to-date stories: run `pnpm --filter @shop/inspector stories`', () => {
    expect(readFileSync(new URL(`${id}.stories.tsx`, import.meta.url), 'utf8')).toBe(content)
  })
})

it('clicks buttons in generated stories only in states that exist', () => {
  const all = storyFiles()
    .map(({ content }) => content)
    .join('\n')
  expect(all.match(/play: presses\(/g)).toHaveLength(Object.keys(pressed).length)
})
