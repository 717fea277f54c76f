import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale } from '../apps/server/src/build/build-web.ts'
import { expect, test } from './admin.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Modules that only admins load, by their names in the build's manifest. */
const adminOnly = [
  'src/screens/admin',
  'src/screens/admin/ItemAdminActions.tsx',
  'src/admin-page-data',
  'src/app/shell/SiteAdminDrawer.tsx',
]

/** Texts that occur only in the code of the admin pages and of the editor. */
const adminTexts = [
  'Leave without saving?',
  'Quick Actions',
  'Reading pictures',
  'No collections found.',
  'Become an Admin',
  'Send Invitation',
  'tinymce',
]

/** The client build that the journeys' shop serves. */
let folder: string
test.beforeAll(async () => {
  folder = (await buildWebIfStale(() => undefined)).client
})

interface Reach {
  /** Modules that are left out, together with their imports. */
  stops?: readonly string[]
  /** Leaves out dynamic imports. */
  isStatic?: boolean
}

/** Every script that these modules import. */
function filesOf(modules: readonly string[], { stops = [], isStatic = false }: Reach = {}): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || stops.includes(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name]!
    for (const next of isStatic ? imports : [...imports, ...dynamicImports]) visit(next)
  }
  for (const name of modules) visit(name)
  return [...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'))
}

const adminTextsIn = (files: readonly string[]) => {
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  return adminTexts.filter((adminText) => text.includes(adminText))
}

test('no script that shoppers can download contains code of the admin pages or the editor', () => {
  expect(adminTextsIn(filesOf(adminOnly))).toEqual(adminTexts)
  expect(adminTextsIn(filesOf(['src/entry-client.tsx'], { stops: adminOnly }))).toEqual([])
})

test('the editor is a lazy chunk of the admin pages', () => {
  expect(adminTextsIn(filesOf(['src/screens/admin'], { isStatic: true }))).not.toContain('tinymce')
})
