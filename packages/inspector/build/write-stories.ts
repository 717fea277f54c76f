import { writeFileSync } from 'node:fs'
import { storyFiles } from './story-files.ts'

// Run it after a machine has changed its states: `pnpm --filter @shop/inspector stories`. A test says when it is due.
for (const { id, content } of storyFiles()) {
  writeFileSync(new URL(`../src/stories/${id}.stories.tsx`, import.meta.url), content)
  console.info(`${id}: written`)
}
