import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { buildWebIfStale } from '../../build/build-web.ts'
import { readConfig } from '../../config.ts'
import { openDatabase, openMemoryDatabase } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { webPages } from '../../pages.ts'
import { findPostgresql, startCluster } from '../postgresql.ts'
import { openFuzzShop } from './fuzz-shop.ts'
import { runFuzz } from './run-fuzz.ts'

/*
 * `pnpm fuzz [--seed N] [--requests N] [--database embedded|postgresql]`: sends random requests made from the contract, and for pages of the built app, half to the
 * embedded database and half, from another seed, to PostgreSQL when it is installed. Exits with 1 when a response violates the
 * contract or, in a long run, when an endpoint never succeeded. Each finding prints the command that repeats it. Ctrl+C ends the run
 * with a summary of what was sent.
 */

const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '200000' }, database: { type: 'string' } },
})
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const programs = values.database === 'embedded' ? null : findPostgresql()
const isBoth = values.database === undefined && programs !== null
const requests = Number(values.requests) / (isBoth ? 2 : 1)

/** From this many requests on, every endpoint must have succeeded. */
const longRun = 20_000

/** The batches of one run have consecutive seeds, which those of the other must not repeat. */
const seedDistance = 1_000_000

const interruption = new AbortController()
process.once('SIGINT', () => interruption.abort())

/** The memory of the process, which a leak would let grow. */
function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6)
}

/** Runs on one database, prints a summary and returns the number of findings. */
async function fuzz(name: 'embedded' | 'postgresql', database: Database, ownSeed: number): Promise<number> {
  await migrate(database)
  const shop = await openFuzzShop(database, pages)
  const begun = performance.now()
  const { findings, statuses, successes, unsuccessful } = await runFuzz(shop, ownSeed, requests, {
    signal: interruption.signal,
    onProgress(sent) {
      if (sent % 10_000 === 0) console.log(`${name}: ${sent} requests, ${megabytes()} MB`)
    },
    onFinding({ seed: found, what, request, response }) {
      console.log(
        `\n${what}\n  ${request}\n  ${response}\n  repeat with: pnpm fuzz --database ${name} --seed ${found} --requests 500`,
      )
    },
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
  if (unsuccessful.length > 0) console.log(`${name}: never succeeded: ${unsuccessful.join(', ')}`)
  return findings.length + (sent >= longRun ? unsuccessful.length : 0)
}

console.log(`seed ${seed}`)
const web = await buildWebIfStale((line) => console.log(line))
const pages = await webPages(readConfig({}), { web, inspector: null })
let found = 0
if (values.database !== 'postgresql') found += await fuzz('embedded', await openMemoryDatabase(null), seed)
if (programs !== null) {
  const cluster = await startCluster(programs)
  const administration = new Pool({ connectionString: cluster.url('postgres'), max: 1 })
  await administration.query('create database fuzz')
  await administration.end()
  const database = await openDatabase({ databaseUrl: cluster.url('fuzz'), dataFolder: '' })
  found += await fuzz('postgresql', database, isBoth ? seed + seedDistance : seed)
  await cluster.stop()
}
process.exitCode = found > 0 ? 1 : 0
