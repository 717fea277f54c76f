/**
 * `pnpm bench:products [--products N]`: imports 100,000 products from a CSV file into PostgreSQL and measures the import, a start of the
 * server, and the processor time that PostgreSQL spends on each kind of list, search and product page. Prints medians, and marks
 * those above the goal. Only the import and the start depend on how busy the machine is. Runs on Linux.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { categories, sortOrders, styles, understandQuery } from '@shop/domain'
import { createCatalogueRepository } from '../apps/server/src/catalogue/catalogue.repository.ts'
import { searchTerms } from '../apps/server/src/catalogue/search-terms.ts'
import { createVocabulary } from '../apps/server/src/catalogue/vocabulary.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { namedStatements } from '../apps/server/src/db/named-statements.ts'
import type { Reader } from '../apps/server/src/db/named-statements.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { processorTime } from './processor-time.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const count = Number(values.products)
const rounds = 9
/** PostgreSQL plans a named statement for its values five times before it decides whether to use one plan for all values. */
const roundsUntilPlanned = 6
const goals = { milliseconds: 10, start: 3, import: 300 }
const woods = ['Oak', 'Walnut', 'Mahogany', 'Teak', 'Ebony', 'Ash', 'Iroko']
const things = ['Chair', 'Sofa', 'Table', 'Bed', 'Wardrobe', 'Lamp', 'Shelf', 'Desk', 'Stool', 'Bench']

const programs = findPostgresql()
if (programs === null) throw new Error('PostgreSQL is not installed. Install it, or set POSTGRESQL_BIN to its programs.')
const folder = mkdtempSync(join(tmpdir(), 'shop-products-'))
const cluster = await startCluster(programs, 'crash-safe')
const settings = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: folder, DEMO: 'off' }
let tooSlow = 0

await writeCsv(join(folder, 'products.csv'))
print(`import of ${count} rows`, await importFile(), 's', goals.import)

const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataFolder: '' })
await database.pool.query('vacuum analyze')
await measureStatements(database)
await database.close()

const begun = performance.now()
const server = await startServerProcess(settings)
print('start', (performance.now() - begun) / 1000, 's', goals.start)
await server.stop('SIGTERM')
await cluster.stop()
rmSync(folder, { recursive: true })
console.log(tooSlow === 0 ? 'everything is within its goal' : `${tooSlow} above the goal`)
process.exitCode = tooSlow === 0 ? 0 : 1

/** Writes products that differ in every field that lists filter or sort by. */
async function writeCsv(file: string): Promise<void> {
  const stream = createWriteStream(file)
  stream.write('slug,name,category,style,price,discounted_price,origin,best_seller,material,items,description\n')
  for (let index = 0; index < count; index += 1) {
    const at = (list: readonly string[], step: number): string => list[Math.floor(index / step) % list.length] ?? ''
    const price = 50_000 + ((index * 7919) % 900_000)
    const cells = [
      `item-${index}`,
      `${at(woods, 1)} ${at(things, 3)} ${index}`,
      at(categories, 5),
      at(styles, 7),
      price,
      index % 40 === 0 ? price - 10_000 : '',
      index % 25 === 0 ? 'Italy' : '',
      index % 50 === 0 ? 'yes' : 'no',
      at(woods, 1),
      '1',
      `A ${at(things, 3).toLowerCase()} of ${at(woods, 1).toLowerCase()} for every room, number ${index}.`,
    ]
    if (!stream.write(`${cells.join(',').replace(/([^,]* for every room, number \d+\.)$/, '"$1"')}\n`))
      await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}

/** Runs `pnpm shop import` and returns its seconds. */
async function importFile(): Promise<number> {
  const started = performance.now()
  const program = join(import.meta.dirname, '../apps/server/src/commands/shop.ts')
  const child = spawn('node', [program, 'import', join(folder, 'products.csv')], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return (performance.now() - started) / 1000
}

async function measureStatements({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  // The time of parallel workers would be missing.
  await client.query('set max_parallel_workers_per_gather = 0')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  let times: number[] = []
  const named = namedStatements(client)
  /** Measures a statement of a connection that knows it already, as those of a running shop do, and returns its rows. */
  const reader: Reader = {
    async execute(statement) {
      for (let round = 0; round < roundsUntilPlanned; round += 1) await named.execute(statement)
      const measured: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const before = processorTime(rows[0].pid)
        await named.execute(statement)
        measured.push(processorTime(rows[0].pid) - before)
      }
      times.push(median(measured))
      return named.execute(statement)
    },
  }
  const repository = createCatalogueRepository(reader)
  const list =
    (query: object, search: string | null = null) =>
    () =>
      repository.listProducts(
        { page: 1, limit: 12, ...query },
        search === null ? null : searchTerms(understandQuery(search), completions),
      )
  const { completions } = createVocabulary(await repository.searchedWords())
  const caching = createCatalogueRepository(reader, 'shoppers', { current: 1 })
  const facets =
    (filters: object, search: string | null = null) =>
    () =>
      caching.facets('products', filters, search === null ? null : searchTerms(understandQuery(search), completions))
  const [first] = (await caching.listProducts({ page: 1, limit: 12 }, null)).products
  const kinds: [string, () => Promise<unknown>][] = [
    ...sortOrders.map((sort): [string, () => Promise<unknown>] => [`list by ${sort}`, list({ sort })]),
    ['list, page 100', list({ page: 100 })],
    ['list, page 100, counted before', () => caching.listProducts({ page: 100, limit: 12 }, null)],
    ['list, page 500', list({ page: 500 })],
    ['list, page 4,000', list({ page: 4000 })],
    ['list, page 8,000', list({ page: 8000 })],
    ['list by name, page 4,000', list({ page: 4000, sort: 'name' })],
    ['list by price-asc, page 4,000', list({ page: 4000, sort: 'price-asc' })],
    ['list of a category', list({ category: 'Bedroom' })],
    ['list of a category, page 500', list({ category: 'Bedroom', page: 500 })],
    ['list of a category by name, page 500', list({ category: 'Bedroom', page: 500, sort: 'name' })],
    ['list of two filters by name', list({ category: 'Bedroom', style: 'Glam', sort: 'name' })],
    ['list of two filters by name, page 100', list({ category: 'Bedroom', style: 'Glam', sort: 'name', page: 100 })],
    ['list of a style', list({ style: 'Glam' })],
    ['list of a material', list({ material: 'Teak' })],
    ['list of promotions', list({ isPromo: true })],
    ['list of best sellers', list({ isBestSeller: true })],
    ['list within a price range', list({ minPrice: 200_000, maxPrice: 210_000, sort: 'price-asc' })],
    ['list below a price', list({ maxPrice: 500_000 })],
    ['list below a price, page 3,000', list({ maxPrice: 500_000, page: 3000 })],
    ['list with four filters', list({ category: 'Bedroom', style: 'Glam', material: 'Teak', maxPrice: 500_000 })],
    ['search, one product', list({}, '7777')],
    ['search, a price', list({}, 'chair 800000')],
    ['search, two words', list({}, 'teak chair')],
    ['search, a frequent word', list({}, 'teak')],
    ['counts of filters, once per version', facets({})],
    ['counts of filters, three filters', facets({ category: 'Bedroom', style: 'Glam', material: 'Teak' })],
    ['counts of filters, a price range', facets({ minPrice: 200_000, maxPrice: 210_000 })],
    ['counts of filters, two words', facets({}, 'teak chair')],
    ['counts of filters, a frequent word', facets({}, 'teak')],
    ['counts of filters, the same in a category', facets({ category: 'Bedroom' }, 'teak')],
    ['materials', () => repository.materials()],
    ['count of products', () => repository.countProducts()],
    ['home page', () => repository.showcase()],
    ['product', () => repository.findProduct(first?._id ?? '')],
    ['words for corrections, once per version', () => repository.searchedWords()],
  ]
  for (const [name, read] of kinds) {
    times = []
    await read()
    print(
      name,
      times.reduce((sum, time) => sum + time, 0),
      'ms',
      goals.milliseconds,
    )
  }
  client.release()
}

function print(name: string, measured: number, unit: string, goal: number): void {
  if (measured > goal) tooSlow += 1
  console.log(
    `${name.padEnd(42)}${measured.toFixed(1).padStart(10)} ${unit.padEnd(3)}≤ ${goal} ${unit}${measured > goal ? '  above' : ''}`,
  )
}
