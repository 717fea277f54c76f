import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The page that shows the table. */
export const tablePage = join(root, 'docs/architecture.md')

const layers = {
  domain: 'packages/domain/src',
  api: 'packages/api/src',
  machines: 'packages/machines/src',
  'ui components': 'packages/ui/src/components',
  'ui patterns': 'packages/ui/src/patterns',
  views: 'packages/views/src',
  inspector: 'packages/inspector/src',
  web: 'apps/web/src',
  'web with inspector': 'apps/web/src/inspect',
  server: 'apps/server/src',
}

const targets = {
  domain: '@shop/domain',
  'api contract': '@shop/api',
  'api schemas': '@shop/api/schemas',
  'api client': '@shop/api/client',
  'api fixtures': '@shop/api/testing',
  machines: '@shop/machines',
  'machine tools': '@shop/machines/testing',
  ui: '@shop/ui/components',
  views: '@shop/views/cart',
  inspector: '@shop/inspector',
  web: '@shop/web',
  server: '@shop/server',
  React: 'react',
}

/** One file for each layer and kind of import; line N imports the Nth target. */
const kinds = {
  value: ['planted.tsx', (target: string) => `export { planted } from '${target}'`],
  type: ['planted-types.tsx', (target: string) => `export type { Planted } from '${target}'`],
  test: ['planted.test.ts', (target: string) => `export { planted } from '${target}'`],
} as const

/** The table of allowed imports, read off the lint: it lints one planted import for each cell. */
export function importTable(): string {
  const refused = refusedImports()
  const names = Object.keys(targets)
  const rows = Object.entries(layers).map(([layer, folder]) => {
    const isRefused = (kind: keyof typeof kinds, place: number) => refused.has(`${folder}/${kinds[kind][0]}:${place + 1}`)
    const cells = names.map((name, place) => {
      if (name === layer) return '–'
      if (!isRefused('value', place)) return 'yes'
      return isRefused('type', place) ? '' : 'types'
    })
    const areTestsExempt = names.every((_, place) => !isRefused('test', place))
    return row([layer, ...cells, areTestsExempt ? 'no' : 'yes'])
  })
  const heading = ['', ...names, 'holds in tests']
  return [row(heading), row(heading.map(() => '---')), ...rows].join('\n')
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** The imports that the lint rejects, as 'file:line'. */
function refusedImports(): Set<string> {
  const workspace = mkdtempSync(join(tmpdir(), 'import-table-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'))
    for (const folder of Object.values(layers)) {
      for (const [file, importOf] of Object.values(kinds)) {
        mkdirSync(dirname(join(workspace, folder, file)), { recursive: true })
        writeFileSync(join(workspace, folder, file), Object.values(targets).map(importOf).join('\n'))
      }
    }
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: workspace,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return new Set(
      diagnostics
        .filter(({ code }) => code.includes('no-restricted-imports'))
        .map(({ filename, labels }) => `${filename}:${labels[0].span.line}`),
    )
  } finally {
    rmSync(workspace, { recursive: true })
  }
}

interface Diagnostic {
  code: string
  filename: string
  labels: [{ span: { line: number } }]
}

/** Returns the page with its table replaced. */
export function withTable(page: string, table: string): string {
  return page.replace(/(<!-- import table -->\n\n)[^]*?(\n\n<!-- end -->)/, (_, begin, end) => begin + table + end)
}

// Run `node .ci/import-table.ts` after a change of the allow-list in .oxlintrc.json.
if (process.argv[1] === import.meta.filename) {
  writeFileSync(tablePage, withTable(readFileSync(tablePage, 'utf8'), importTable()))
}
