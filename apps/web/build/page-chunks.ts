import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Decides which files of pages are downloaded together. Each page imports its own loader, head and screen when it needs
 * them; the client build replaces such an import by a chunk that holds
 * - every loader and head (`src/page-data`), those of the admin pages apart, or
 * - every screen of one folder below `src/screens`, named like the folder, for example `src/screens/account`.
 *
 * These names are the keys of the chunks in the manifest. A chunk for each file would cost a request each.
 */
export function pageChunks(): Plugin {
  let src = ''
  let filesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  return {
    name: 'page-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      src = join(root, 'src')
    },
    buildStart() {
      filesOf = filesByChunk(src)
    },
    resolveId: {
      filter: { id: /^\..*\.tsx?$/ },
      handler: (source, importer, { kind }) =>
        importer !== undefined && kind === 'dynamic-import' ? chunkOf(src, join(dirname(importer), source), importer) : null,
    },
    load: (id) => Array.from(filesOf.get(id) ?? [], (file) => `export * from ${JSON.stringify(file)}`).join('\n') || null,
  }
}

/** The chunk of a file that `importer` imports when needed; null for a file that is a chunk by itself. */
function chunkOf(src: string, file: string, importer: string): string | null {
  const [folder] = relative(join(src, 'screens'), file).split('/')
  if (/\.(loader|head)\.ts$/.test(file)) return join(src, folder === 'admin' ? 'admin-page-data' : 'page-data')
  return importer.endsWith('.page.ts') ? join(src, 'screens', folder!) : null
}

function filesByChunk(src: string): Map<string, Set<string>> {
  const chunks = new Map<string, Set<string>>()
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const importer = join(src, name)
    if (!/(?<!test|stories)\.tsx?$/.test(name)) continue
    for (const [, source] of readFileSync(importer, 'utf8').matchAll(/import\('(\..+?)'\)/g)) {
      const file = join(dirname(importer), source!)
      const chunk = chunkOf(src, file, importer)
      if (chunk) chunks.set(chunk, (chunks.get(chunk) ?? new Set()).add(file))
    }
  }
  return chunks
}
