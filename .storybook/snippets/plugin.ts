import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { snippetsOfFile } from './snippets-of-file.ts'

const module = JSON.stringify(fileURLToPath(new URL('show-snippets.ts', import.meta.url)))

/** Adds the snippets of components and patterns to their stories. Tests do not show them. */
export const pastableSnippets: Plugin = {
  name: 'pastable-snippets',
  enforce: 'pre',
  apply: (_, { mode }) => mode !== 'test',
  transform(code, id) {
    if (!/\/packages\/ui\/src\/(?:components|patterns)\/[^/]+\/\w+\.stories\.tsx$/.test(id)) return null
    const names = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
    const snippets = JSON.stringify(Object.fromEntries(snippetsOfFile(id)))
    return `${code}\nimport { showSnippets } from ${module}\nshowSnippets({ ${names.join(', ')} }, ${snippets})\n`
  },
}
