import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const module = JSON.stringify(fileURLToPath(new URL('own-toolbar.ts', import.meta.url)))

/**
 * Wraps the play functions of every story file with `playWhereItShows`, so that no story has to remember it. Storybook has no
 * annotation that decides whether a story plays.
 */
export const playsWhereTheyShow: Plugin = {
  name: 'plays-where-they-show',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return null
    const names = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
    return {
      code: `${code}\nimport { playWhereItShows } from ${module}\nplayWhereItShows([${names.join(', ')}])\n`,
      map: null,
    }
  },
}
