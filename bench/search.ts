/**
 * `pnpm bench:search [--set held-out] [--worst N]`: runs the judged queries of `bench/search` against the demo catalogue, on the embedded
 * database and on PostgreSQL when it is installed. Prints nDCG@10, recall@10 and the share of empty results, and the processor time of
 * a query at 1,000 products: of the whole process with reading the page of products, and without it. `--worst` also prints the lowest
 * queries.
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
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { judgeSearch, readSearchFile } from '../apps/server/src/testing/search-quality.ts'
import type { Judgement } from '../apps/server/src/testing/search-quality.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({
  options: { set: { type: 'string', default: 'judgements' }, worst: { type: 'string', default: '0' } },
})
const judgements = await readSearchFile<Judgement[]>(`${values.set}.json`)
/** The demo catalogue has 30 products. */
const copies = 33
const rounds = 5

await withEmbedded(async (database) => measureQuality('embedded', database))
await withEmbedded(async (database) => measureTime('embedded', database))
const programs = findPostgresql()
if (programs === null) console.log('PostgreSQL is not installed.')
else {
  const cluster = await startCluster(programs)
  const database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataFolder: '' })
  await migrate(database.pool)
  await measureQuality('PostgreSQL', database)
  await database.close()
  await cluster.stop()
}

async function withEmbedded(measure: (database: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-search-'))
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder })
  await migrate(database.pool)
  await measure(database)
  await database.close()
  rmSync(folder, { recursive: true })
}

function searchOf(database: Database) {
  const repository = createCatalogueRepository(namedStatements(database.pool))
  const catalogue = createCatalogueSearch(repository, { current: 1 })
  return (search: string) =>
    catalogue.run({ search }, 'products', (terms) => repository.listProducts({ page: 1, limit: 10, search }, terms))
}

async function measureQuality(name: string, database: Database): Promise<void> {
  const slugs = await fillDemoCatalogue(database)
  const search = searchOf(database)
  const { figures, queries } = await judgeSearch(judgements, async (query) =>
    (await search(query)).products.map(({ _id }) => slugs.get(_id) ?? ''),
  )
  const { ndcg, recall, empty } = figures
  console.log(
    `${name}, ${judgements.length} queries: nDCG@10 ${ndcg.toFixed(3)}, recall@10 ${recall.toFixed(3)}, empty ${(100 * empty).toFixed(1)} %`,
  )
  if (name !== 'embedded') return
  const worst = queries.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, Number(values.worst))
  for (const { query, ndcg: own, found } of worst) console.log(`  ${own.toFixed(2)} ${query}: ${found.join(' ')}`)
}

async function measureTime(name: string, database: Database): Promise<void> {
  await fillDemoCatalogue(database, copies)
  await database.pool.query('vacuum analyze')
  const search = searchOf(database)
  const repository = createCatalogueRepository(namedStatements(database.pool))
  const pages: string[][] = []
  for (const { query } of judgements) pages.push((await search(query)).products.map(({ _id }) => _id))
  const searching: number[] = []
  const reading: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    searching.push(
      await timeOf(async () => {
        for (const { query } of judgements) await search(query)
      }),
    )
    reading.push(
      await timeOf(async () => {
        for (const ids of pages) await repository.findProducts(ids)
      }),
    )
  }
  const [whole, read] = [median(searching), median(reading)]
  console.log(
    `${name}, ${copies * 30} products: ${whole.toFixed(2)} ms of processor time a query, ${(whole - read).toFixed(2)} ms more than reading the same products by their ids`,
  )
}

/** The processor time of this process for each query, in milliseconds. */
async function timeOf(run: () => Promise<void>): Promise<number> {
  const { user, system } = process.cpuUsage()
  await run()
  const used = process.cpuUsage({ user, system })
  return (used.user + used.system) / 1000 / judgements.length
}
