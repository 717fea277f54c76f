import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

test('the migrations lead to the schema: otherwise run `pnpm --filter @shop/server exec drizzle-kit generate`', async () => {
  const folder = join(import.meta.dirname, 'migrations/meta')
  const newest = globSync('*_snapshot.json', { cwd: folder }).toSorted().at(-1)!
  const migrated = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as ReturnType<typeof generateDrizzleJson>
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([])
})
