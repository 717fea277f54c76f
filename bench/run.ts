/**
 * `pnpm bench [--check] [--update]`: measures what requests to the shop cost on both databases with 1,020 products, next to a bare Fastify
 * process that sends the same rows or a constant. Prints medians of rounds in which both are measured in turns. `--check` fails when
 * a ratio of processor times is more than 10 % above the one in `bench/server/figures.json`, which `--update` writes. Runs on Linux.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEmbedded, createPostgresql } from './server/databases.ts'
import { measureDatabase } from './server/measure-database.ts'
import { findWorse } from './server/ratios.ts'
import type { Ratios } from './server/ratios.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, update: { type: 'boolean' } } })
const file = new URL('server/figures.json', import.meta.url)
const committed = JSON.parse(readFileSync(file, 'utf8')) as Ratios
const measured: Record<string, Record<string, number>> = {}

for (const create of [createPostgresql, createEmbedded]) {
  const database = await create()
  if (database === null) {
    console.log('PostgreSQL is not installed, so its rows are skipped.')
    continue
  }
  measured[database.name] = await measureDatabase(database)
  await database.stop()
}

if (values.update) writeFileSync(file, `${JSON.stringify({ ...committed, ...measured }, null, 2)}\n`)
if (values.check) {
  const worse = findWorse(measured, committed)
  console.log(worse.length === 0 ? '\nno ratio is worse than the committed one' : `\nworse:\n${worse.join('\n')}`)
  process.exitCode = worse.length === 0 ? 0 : 1
}
