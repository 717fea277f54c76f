import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let workspace: string

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'imports-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'))
})

afterAll(() => rmSync(workspace, { recursive: true }))

function plant(file: string, text: string): void {
  const path = join(workspace, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${text}\n`)
}

function runLint(...parameters: readonly string[]): string {
  return spawnSync(join(root, 'node_modules/.bin/oxlint'), parameters, { cwd: workspace, encoding: 'utf8' }).stdout
}

const importOf = (specifier: string) => `export { planted } from '${specifier}'`

type Case = readonly [file: string, line: string]

/** Lints files that have only these imports. Returns the rules that each import breaks, in the order of the imports. */
function brokenRules(cases: readonly Case[]): string[][] {
  const files = new Map<string, string[]>()
  const places = cases.map(([file, line]) => {
    const lines = files.get(file) ?? []
    files.set(file, lines)
    // A module may not export a name twice.
    return { file, line: lines.push(line.replace(/planted/i, `$&${lines.length}`)) }
  })
  for (const [file, lines] of files) plant(file, lines.join('\n'))
  const { diagnostics, number_of_files } = JSON.parse(runLint('--format', 'json', ...files.keys())) as LintReport
  expect(number_of_files).toBe(files.size)
  return places.map(({ file, line }) =>
    diagnostics.filter(({ filename, labels }) => filename === file && labels[0]?.span.line === line).map(({ code }) => code),
  )
}

/** The part of the lint's JSON output that the tests read. */
interface LintReport {
  readonly number_of_files: number
  readonly diagnostics: readonly {
    readonly filename: string
    readonly code: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

test('the lint reports each import that the architecture forbids', () => {
  const forbidden = [
    ['packages/domain/src/planted.ts', 'zod'],
    ['packages/domain/src/planted.ts', '@shop/api'],
    ['packages/api/src/planted.ts', '@shop/machines'],
    ['packages/api/src/planted.ts', '@shop/ui/components'],
    ['packages/machines/src/planted.ts', '@shop/ui/patterns'],
    ['packages/machines/src/planted.ts', '@shop/api/client'],
    ['packages/machines/src/planted.ts', '@shop/api/testing'],
    ['packages/machines/src/planted.ts', 'react'],
    ['packages/machines/src/planted.ts', 'ky'],
    ['packages/ui/src/components/planted.tsx', '@shop/domain'],
    ['packages/ui/src/components/planted.tsx', '../patterns/footer/index.ts'],
    ['packages/ui/src/patterns/planted.tsx', '@shop/api'],
    ['packages/ui/src/patterns/planted.tsx', '@shop/api/testing'],
    ['packages/ui/src/patterns/planted.tsx', 'react-router-dom'],
    ['packages/ui/src/patterns/planted.tsx', '@shop/views/cart'],
    ['packages/views/src/planted.tsx', '@shop/web'],
    ['packages/views/src/planted.tsx', '@shop/inspector'],
    ['packages/views/src/planted.tsx', '@shop/api'],
    ['packages/views/src/planted.tsx', '@shop/api/client'],
    ['packages/views/src/planted.tsx', 'react-router-dom'],
    ['packages/views/src/planted.tsx', '@xstate/react'],
    ['apps/web/src/planted.tsx', '@shop/server'],
    ['apps/web/src/planted.tsx', '@shop/inspector'],
    ['apps/web/src/app/shell/planted.tsx', '../../screens/home/Home.tsx'],
    ['apps/web/src/app/planted.ts', '../screens/home/home.page.ts'],
    ['apps/web/src/app/planted.ts', '@shop/api/testing'],
    ['apps/web/src/inspect/planted.tsx', '@shop/server'],
    ['packages/ui/src/patterns/planted.tsx', '@shop/inspector'],
    ['packages/machines/src/planted.ts', '@shop/inspector'],
    ['packages/inspector/src/planted.ts', '@shop/web'],
    ['packages/inspector/src/planted.ts', '@shop/api/client'],
    ['apps/server/src/planted.ts', '@shop/inspector'],
    ['apps/web/src/planted.tsx', '@shop/api/schemas'],
    ['apps/web/src/planted.tsx', '@shop/api/testing'],
    ['apps/server/src/planted.ts', '@shop/api/client'],
    ['apps/server/src/planted.ts', '@shop/machines'],
    ['apps/server/src/planted.ts', '@shop/ui/components'],
    ['apps/server/src/config.ts', './routes/auth/passwords.ts'],
    ['apps/server/src/plugins/planted.ts', '../routes/auth/sessions.repository.ts'],
    ['apps/server/src/plugins/planted.ts', '@shop/machines'],
    ['apps/server/src/db/planted.ts', '../routes/catalogue/catalogue.routes.ts'],
    ['apps/server/src/media/planted.ts', '../routes/admin/admin.routes.ts'],
    ['apps/server/src/mail/planted.ts', '../routes/contact/contact.routes.ts'],
    ['apps/server/src/server.ts', './routes/auth/auth.routes.ts'],
    ['apps/server/src/accounts/planted.ts', '../routes/auth/auth.routes.ts'],
    ['apps/server/src/catalogue/planted.ts', '../routes/catalogue/catalogue.routes.ts'],
    ['apps/server/src/commands/import/planted.ts', '../../routes/catalogue/catalogue.routes.ts'],
  ] as const
  const broken = brokenRules(forbidden.map(([file, specifier]) => [file, importOf(specifier)]))
  expect(forbidden.filter((_, place) => !broken[place]!.includes('eslint(no-restricted-imports)'))).toEqual([])
})

test('the lint reports a part of the router that the build leaves out', () => {
  const part = `export { useFetcher as planted } from 'react-router-dom'`
  expect(
    brokenRules([
      ['apps/web/src/screens/planted.tsx', part],
      ['apps/web/src/app/planted.tsx', part],
    ]),
  ).toEqual([['eslint(no-restricted-imports)'], ['eslint(no-restricted-imports)']])
})

test('the lint accepts each import that the architecture allows', () => {
  const allowed = [
    ['packages/api/src/planted.ts', importOf('@shop/domain')],
    ['packages/machines/src/planted.ts', importOf('@shop/api')],
    ['packages/inspector/src/planted.ts', importOf('@shop/machines/testing')],
    ['packages/views/src/planted.tsx', importOf('@shop/machines')],
    ['packages/views/src/planted.tsx', importOf('@shop/ui/patterns/list-layout')],
    ['packages/views/src/planted.tsx', `export type { Planted } from '@shop/api'`],
    ['packages/inspector/src/planted.tsx', importOf('@shop/views/cart')],
    ['apps/web/src/planted.tsx', importOf('@shop/views/cart')],
    ['apps/web/src/inspect/planted.tsx', importOf('@shop/inspector')],
    ['packages/machines/src/planted.ts', `export type { Planted } from '@shop/api/client'`],
    ['packages/machines/src/planted.test.ts', importOf('@shop/api/testing')],
    ['packages/ui/src/patterns/planted.tsx', importOf('@shop/domain')],
    ['packages/ui/src/patterns/planted.stories.tsx', importOf('@shop/api/testing')],
    ['apps/web/src/planted.tsx', importOf('@shop/api/client')],
    ['apps/web/src/planted.tsx', importOf('./screens/home/home.page.ts')],
    ['apps/web/src/screens/home/planted.tsx', importOf('../../app/routing/page.tsx')],
    ['apps/web/src/planted.test.tsx', importOf('@shop/api/testing')],
    ['apps/server/src/planted.ts', importOf('@shop/api/schemas')],
    ['apps/server/src/app.ts', importOf('./routes/auth/auth.routes.ts')],
    ['apps/server/src/routes/auth/planted.ts', importOf('../../routes/register-endpoints.ts')],
    ['apps/server/src/plugins/planted.ts', importOf('../accounts/sessions.repository.ts')],
    ['apps/server/src/plugins/planted.test.ts', importOf('../routes/auth/auth.routes.ts')],
    ['apps/server/src/planted.test.ts', importOf('@shop/api/testing')],
  ] as const
  const broken = brokenRules(allowed)
  expect(allowed.filter((_, place) => broken[place]!.length > 0)).toEqual([])
})

// The lint reads static imports only, so the dynamic imports of the sources are linted as static ones.
test('dynamic imports follow the rules of static imports', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories}.*', '**/testing/**'],
  })
  const linesOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) =>
      importOf(specifier),
    )
  const importers = files.filter((file) => linesOf(file).length > 0)
  importers.forEach((file) => plant(file, linesOf(file).join('\n')))
  const stdout = runLint(...importers)
  expect(stdout).toContain(`on ${importers.length} files`)
  expect(stdout).not.toContain('no-restricted-imports')
})
