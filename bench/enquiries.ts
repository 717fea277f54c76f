/**
 * `pnpm bench:enquiries [--enquiries N]`: stores 100,000 enquiries in PostgreSQL and measures the database time of the admins' list with
 * `explain (analyze)`: each kind of list with the numbers of every status. Prints medians and the fastest rounds, planning included, and
 * marks medians above the goal.
 */
import { parseArgs } from 'node:util'
import { enquiryStatuses } from '@shop/domain'
import { openDatabase } from '../apps/server/src/db/database.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { countEnquiries, listEnquiries } from '../apps/server/src/enquiries/enquiry-list.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { enquiries: { type: 'string', default: '100000' } } })
const count = Number(values.enquiries)
const rounds = 9
const goal = 5

const programs = findPostgresql()
if (programs === null) throw new Error('PostgreSQL is not installed. Install it, or set POSTGRESQL_BIN to its programs.')
const cluster = await startCluster(programs)
const database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataFolder: '' })
await migrate(database.pool)
await fill(database)
const times = recordTimes(database)
let tooSlow = 0

const page = { page: 1, limit: 12 }
await measure('first page, newest', page)
await measure('first page of new ones', { ...page, status: 'new' })
await measure('first page of lost ones', { ...page, status: 'lost' })
await measure('highest worth first', { ...page, sort: 'highest' })
await measure('one day', { ...page, from: '2026-06-01', until: '2026-06-01' })
await measure('a reference', { ...page, search: 'ILE-000777' })
await measure('a rare name', { ...page, search: 'Customer 777' })
await measure('a frequent item', { ...page, search: 'sofa' })
await measure('page 50', { ...page, page: 50 })

await database.close()
await cluster.stop()
console.log(tooSlow === 0 ? 'everything is within its goal' : `${tooSlow} above the goal`)
process.exitCode = tooSlow === 0 ? 0 : 1

/** Enquiries of two years: 1 in 50 is new, half are delivered, and each has two items. */
async function fill({ pool }: Database): Promise<void> {
  const status = `(array['new','answered','quoted','deposit-paid','in-production','ready'])[1 + (n / 2) % 6]`
  const item = (name: string) =>
    `jsonb_build_object('itemType','Product','item',gen_random_uuid(),'name',${name},'contents','(3+1+1)','price',900000,` +
    `'sentPrice',null,'quantity',1,'picture',null,'alt','A sofa in a room')`
  await pool.query(
    `insert into enquiries (reference, key_digest, status, source, name, items, total, search, created_at, updated_at)
     select 'ILE-' || lpad(n::text, 6, '0'), md5(n::text), case when n % 8 < 4 then 'delivered' when n % 8 < 7 then 'lost' else ${status} end,
       'cart', 'Customer ' || n, jsonb_build_array(${item(`'Sofa ' || n % 40`)}, ${item(`'Chair ' || n % 60`)}), 900000 + n % 7919,
       to_tsvector('simple', 'ile ' || lpad(n::text, 6, '0') || ' customer ' || n || ' sofa chair ' || n % 40),
       timestamptz '2027-01-01' - n * interval '10 minutes', now()
     from generate_series(1, $1) as n`,
    [count],
  )
  await pool.query('vacuum analyze')
}

/** Explains each statement before it runs, and collects its milliseconds. */
function recordTimes({ pool }: Database): number[] {
  const collected: number[] = []
  const run = pool.query.bind(pool) as (query: unknown, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  const explained = async (query: string | { text: string }, params?: unknown[]) => {
    const text = typeof query === 'string' ? query : query.text
    const { rows } = await run(`explain (analyze, format json) ${text}`, params)
    const [plan] = rows[0]?.['QUERY PLAN'] as [{ 'Planning Time': number; 'Execution Time': number }]
    collected.push(plan['Planning Time'] + plan['Execution Time'])
    return run(query, params)
  }
  Object.assign(pool, { query: explained })
  return collected
}

async function measure(name: string, query: Parameters<typeof listEnquiries>[1]): Promise<void> {
  const measured: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.length = 0
    await listEnquiries(database.orm, query)
    const counts = await countEnquiries(database.orm)
    if (Object.keys(counts).length !== enquiryStatuses.length) throw new Error('A status was not counted.')
    measured.push(times.reduce((sum, time) => sum + time, 0))
  }
  const time = median(measured)
  if (time > goal) tooSlow += 1
  const fastest = Math.min(...measured).toFixed(2)
  console.log(`${name.padEnd(26)} ${time.toFixed(2)} ms, fastest ${fastest} ms${time > goal ? `, above ${goal} ms` : ''}`)
}
