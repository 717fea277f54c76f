import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { openDatabase, openMemoryDatabase } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { findPostgresql, startCluster } from '../postgresql.ts'
import { openFuzzShop } from './fuzz-shop.ts'
import { runFuzz } from './run-fuzz.ts'

/*
 * `pnpm fuzz [--seed N] [--requests N]`: sends random requests made from the contract, half to the embedded database and half to
 * PostgreSQL when it is installed. Exits with 1 when a response violates the contract; each finding prints the seed that repeats
 * it.
 */

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string', default: '200000' } } })
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const requests = Number(values.requests)

/** Runs on one database, prints a summary and returns the number of findings. */
async function fuzz(name: string, database: Database, count: number): Promise<number> {
  await migrate(database.pool)
  const shop = await openFuzzShop(database)
  const begun = performance.now()
  const { findings, statuses, successes } = await runFuzz(shop, seed, count, (sent) => {
    if (sent % 10_000 === 0) console.log(`${name}: ${sent} requests`)
  })
  await shop.app.close()
  await database.close()
  const seconds = Math.round((performance.now() - begun) / 1000)
  const sent = [...statuses.values()].reduce((sum, number) => sum + number, 0)
  console.log(`${name}: ${sent} requests in ${seconds} s, ${findings.length} findings`)
  console.log(
    `  statuses ${[...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, number]) => `${status}: ${number}`)
      .join(', ')}`,
  )
  console.log(
    `  successes ${[...successes]
      .sort()
      .map(([endpoint, number]) => `${endpoint}: ${number}`)
      .join(', ')}`,
  )
  for (const { seed: found, what, request, response } of findings) {
    console.log(`\n${what}\n  ${request}\n  ${response}\n  repeat with: pnpm fuzz --seed ${found} --requests 500`)
  }
  return findings.length
}

console.log(`seed ${seed}`)
const programs = findPostgresql()
let found = await fuzz('embedded', await openMemoryDatabase(null), programs === null ? requests : requests / 2)
if (programs !== null) {
  const cluster = await startCluster(programs)
  const administration = new Pool({ connectionString: cluster.url('postgres'), max: 1 })
  await administration.query('create database fuzz')
  await administration.end()
  found += await fuzz('PostgreSQL', await openDatabase({ databaseUrl: cluster.url('fuzz'), dataFolder: '' }), requests / 2)
  await cluster.stop()
}
process.exitCode = found > 0 ? 1 : 0
