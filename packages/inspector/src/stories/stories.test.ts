import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { storyFiles } from '../../build/story-files.ts'

describe.each(storyFiles())('The stories of $id', ({ id, content }) => {
  it('show every state that it can rest in; `pnpm --filter @shop/inspector stories` writes them anew', () => {
    expect(readFileSync(new URL(`${id}.stories.tsx`, import.meta.url), 'utf8')).toBe(content)
  })
})
