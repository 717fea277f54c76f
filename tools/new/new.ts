import { join } from 'node:path'
import { generators, writeNew } from './write-new.ts'

const [kind = '', name = ''] = process.argv.slice(2)

if (!Object.hasOwn(generators, kind) || name === '') {
  console.error(`Usage: pnpm new ${Object.keys(generators).join('|')} NAME, such as: pnpm new component size-guide`)
  process.exit(1)
}

try {
  const paths = writeNew(kind as keyof typeof generators, name, join(import.meta.dirname, '../..'))
  console.info([...paths, '', 'Replace each TODO. CONTRIBUTING.md says what comes next.'].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
