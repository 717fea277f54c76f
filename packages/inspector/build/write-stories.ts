import { writeFileSync } from 'node:fs'
import { storyFiles } from './story-files.ts'

// Run this after the states of a machine have changed: `pnpm --filter @shop/inspector stories`. A test fails while the stories are out of date.
for (const { id, content } of storyFiles()) {
  writeFileSync(new URL(`../src/stories/${id}.stories.tsx`, import.meta.url), content)
  console.info(`${id}: written`)
}
