import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './admin.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** What only the back office asks for, as the build's manifest names it. */
const adminOnly = [
  'src/screens/admin',
  'src/screens/admin/ItemAdministration.tsx',
  'src/admin-loaders',
  'src/admin-heads',
  'src/app/shell/SiteAdminDrawer.tsx',
]

/** Words that stand in the code of the back office and of its editor, and nowhere else. */
const words = ['Leave without saving?', 'Quick Actions', 'Reading pictures', 'No collections found.', 'tinymce']

const folder = join(import.meta.dirname, '../apps/web/dist/client')

interface Reach {
  /** Modules that are not followed, nor counted. */
  stops?: readonly string[]
  /** What is fetched later, when it is asked for, does not count. */
  isAtOnce?: boolean
}

/** Every script that these modules bring. */
function filesOf(modules: readonly string[], { stops = [], isAtOnce = false }: Reach = {}): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || stops.includes(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name]!
    for (const next of isAtOnce ? imports : [...imports, ...dynamicImports]) visit(next)
  }
  for (const name of modules) visit(name)
  return [...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'))
}

const wordsIn = (files: readonly string[]) => {
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  return words.filter((word) => text.includes(word))
}

test('no admin code and no editor is in any file that a shopper may come to download', ({ isMobile }) => {
  test.skip(isMobile, 'the build is the same')
  expect(wordsIn(filesOf(adminOnly))).toEqual(words)
  expect(wordsIn(filesOf(['src/entry-client.tsx'], { stops: adminOnly }))).toEqual([])
})

test('the editor comes after the pages of the back office, in files of its own', ({ isMobile }) => {
  test.skip(isMobile, 'the build is the same')
  expect(wordsIn(filesOf(['src/screens/admin'], { isAtOnce: true }))).not.toContain('tinymce')
})
