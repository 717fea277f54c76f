import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartHistory } from '../../packages/ui/src/docs/releases/part-history.ts'
import { makeRelease } from './make-release.ts'
import { partRecords } from './part-records.ts'

const root = join(import.meta.dirname, '../..')
const releases = 'packages/ui/src/docs/releases'
const [version = ''] = process.argv.slice(2)

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

try {
  const today = new Date().toISOString().slice(0, 10)
  const files = { changelog: read('CHANGELOG.md'), parts: JSON.parse(read(`${releases}/parts.json`)) as PartHistory }
  const { changelog, parts, page } = makeRelease(files, version, today, partRecords(root))
  write('CHANGELOG.md', changelog)
  write(`${releases}/parts.json`, `${JSON.stringify(parts, null, 2)}\n`)
  write(`${releases}/${version}.mdx`, page)
  write('package.json', read('package.json').replace(/("version": )"[^"]*"/, `$1"${version}"`))
  console.info(`Released ${version}. Review the changes, commit them, and run: git tag v${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
