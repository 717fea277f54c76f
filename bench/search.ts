/**
 * `pnpm bench:search [--set held-out|generated] [--worst N]`: runs the judged queries of `bench/search` against the demo catalogue, or
 * generated ones against 5,000 generated products, on the embedded database and on PostgreSQL when it is installed. Prints nDCG@10,
 * recall@10 and the share of empty results, and for the demo catalogue the processor time of a query at 1,000 products: with the found
 * products in the cache of the shop, and with each of them read again. `--worst` also prints the lowest queries.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCatalogueRepository } from '../apps/server/src/catalogue/catalogue.repository.ts'
import { createCatalogueSearch } from '../apps/server/src/catalogue/catalogue.search.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { namedStatements } from '../apps/server/src/db/named-statements.ts'
import { fillDemoCatalogue } from '../apps/server/src/testing/demo-catalogue.ts'
import { fillGeneratedCatalogue } from '../apps/server/src/testing/generated-catalogue.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { judgeSearch, readSearchFile } from '../apps/server/src/testing/search-quality.ts'
import type { Judgement } from '../apps/server/src/testing/search-quality.ts'
import { processorTime } from './processor-time.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({
  options: { set: { type: 'string', default: 'judgements' }, worst: { type: 'string', default: '0' } },
})
const isGenerated = values.set === 'generated'
const demoJudgements = isGenerated ? [] : await readSearchFile<Judgement[]>(`${values.set}.json`)
const generatedProducts = 5000
/** The demo catalogue has 30 products. */
const copies = 33
const rounds = 5
/** The catalogue does not change during the measurement. */
const version = { current: 1 }

await withEmbedded(async (database) => measureQuality('embedded', database))
if (!isGenerated) await withEmbedded(async (database) => measureTime('embedded', database, async () => 0))
const programs = findPostgresql()
if (programs === null) console.log('PostgreSQL is not installed.')
else {
  const cluster = await startCluster(programs)
  const database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataFolder: '' })
  await migrate(database)
  await measureQuality('PostgreSQL', database)
  if (!isGenerated) await measureTime('PostgreSQL', database, () => serverTime(database))
  await database.close()
  await cluster.stop()
}

async function withEmbedded(measure: (database: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-search-'))
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder })
  await migrate(database)
  await measure(database)
  await database.close()
  rmSync(folder, { recursive: true })
}

function searchOf(database: Database, areItemsCached = true) {
  const repository = createCatalogueRepository(namedStatements(database.pool), 'shoppers', areItemsCached ? version : null)
  const catalogue = createCatalogueSearch(repository, version)
  return (search: string) =>
    catalogue.run({ search }, 'products', (terms) => repository.listProducts({ page: 1, limit: 10, search }, terms))
}

async function measureQuality(name: string, database: Database): Promise<void> {
  const { names, judgements } = isGenerated
    ? await fillGeneratedCatalogue(database, generatedProducts)
    : { names: await fillDemoCatalogue(database), judgements: demoJudgements }
  const search = searchOf(database)
  const { figures, queries } = await judgeSearch(judgements, async (query) =>
    (await search(query)).products.map(({ _id }) => names.get(_id) ?? ''),
  )
  const { ndcg, recall, empty } = figures
  console.log(
    `${name}, ${judgements.length} queries: nDCG@10 ${ndcg.toFixed(3)}, recall@10 ${recall.toFixed(3)}, empty ${(100 * empty).toFixed(1)} %`,
  )
  if (name !== 'embedded') return
  const worst = queries.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, Number(values.worst))
  for (const { query, ndcg: own, found } of worst) console.log(`  ${own.toFixed(2)} ${query}: ${found.join(' ')}`)
}

/** @param ofServer - the processor time that the database's server has used so far, in milliseconds */
async function measureTime(name: string, database: Database, ofServer: () => Promise<number>): Promise<void> {
  await fillDemoCatalogue(database, copies)
  await database.pool.query('vacuum analyze')
  const searches = { cached: searchOf(database), read: searchOf(database, false) }
  const times = { cached: [] as number[], read: [] as number[] }
  // The first round plans the statements, fills the caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ['cached', 'read'] as const) {
      const before = process.cpuUsage()
      const serverBefore = await ofServer()
      for (const { query } of demoJudgements) await searches[kind](query)
      const { user, system } = process.cpuUsage(before)
      const used = (user + system) / 1000 + (await ofServer()) - serverBefore
      if (round > 0) times[kind].push(used / demoJudgements.length)
    }
  }
  const [cached, read] = [median(times.cached), median(times.read)]
  console.log(
    `${name}, about 1,000 products: ${cached.toFixed(2)} ms of processor time a query, ${read.toFixed(2)} ms when it reads each product again`,
  )
}

/** The processor time of PostgreSQL's process for the only connection in use, in milliseconds. */
async function serverTime({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return processorTime(rows[0]!.pid)
}
