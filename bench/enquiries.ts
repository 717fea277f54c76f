/**
 * `pnpm bench:enquiries [--enquiries N]`: stores 100,000 enquiries in PostgreSQL and measures the database time of the admins' list with
 * `explain (analyze)`: each kind of list with the numbers of every status, and the new messages of the dashboard. Prints medians and the
 * fastest rounds, planning included, and marks medians above the goal.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/db/database.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readNewMessages } from '../apps/server/src/enquiries/contact-messages.ts'
import { countEnquiries, listEnquiries } from '../apps/server/src/enquiries/enquiry-list.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { enquiries: { type: 'string', default: '100000' } } })
const count = Number(values.enquiries)
const rounds = 9
const goal = 5

interface Plan {
  readonly 'Planning Time': number
  readonly 'Execution Time': number
}

const programs = findPostgresql()
if (programs === null) throw new Error('PostgreSQL is not installed. Install it, or set POSTGRESQL_BIN to its programs.')
const cluster = await startCluster(programs)
let tooSlow = 0
try {
  const database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataFolder: '' })
  await migrate(database)
  await fill(database)
  await measureLists(database)
  await database.close()
} finally {
  await cluster.stop()
}
console.log(tooSlow === 0 ? 'everything is within its goal' : `${tooSlow} above the goal`)
process.exitCode = tooSlow === 0 ? 0 : 1

/** Enquiries of two years: 1 in 50 is new, 1 in 7 is a message, half are delivered, and each has two items. */
async function fill({ pool }: Database): Promise<void> {
  const status = `(array['new','answered','quoted','deposit-paid','in-production','ready'])[1 + (n / 2) % 6]`
  const item = (name: string) =>
    `jsonb_build_object('itemType','Product','item',gen_random_uuid(),'name',${name},'contents','(3+1+1)','price',900000,` +
    `'sentPrice',null,'quantity',1,'picture',null,'alt','A sofa in a room')`
  // In parts, because a statement has a time limit.
  for (let from = 1; from <= count; from += 10_000)
    await pool.query(
      `insert into enquiries (reference, key_digest, status, source, name, items, total, search, created_at, updated_at)
     select 'ILE-' || lpad(n::text, 6, '0'), md5(n::text), case when n % 8 < 4 then 'delivered' when n % 8 < 7 then 'lost' else ${status} end,
       case when n % 7 = 0 then 'contact' else 'cart' end, 'Customer ' || n,
       jsonb_build_array(${item(`'Sofa ' || n % 40`)}, ${item(`'Chair ' || n % 60`)}), 900000 + n % 7919,
       to_tsvector('simple', 'ile ' || lpad(n::text, 6, '0') || ' customer ' || n || ' sofa chair ' || n % 40),
       timestamptz '2027-01-01' - n * interval '10 minutes', now()
     from generate_series($1::int, $2::int) as n`,
      [from, Math.min(count, from + 9999)],
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
    const plan = (rows as unknown as [{ 'QUERY PLAN': [Plan] }])[0]['QUERY PLAN'][0]
    collected.push(plan['Planning Time'] + plan['Execution Time'])
    return run(query, params)
  }
  Object.assign(pool, { query: explained })
  return collected
}

async function measureLists(database: Database): Promise<void> {
  const times = recordTimes(database)
  const page = { page: 1, limit: 12 }
  const lists: Readonly<Record<string, Parameters<typeof listEnquiries>[1]>> = {
    'first page, newest': page,
    'first page of new ones': { ...page, status: 'new' },
    'first page of lost ones': { ...page, status: 'lost' },
    'highest worth first': { ...page, sort: 'highest' },
    'one day': { ...page, from: '2026-06-01', until: '2026-06-01' },
    'a reference': { ...page, search: 'ILE-000777' },
    'a rare name': { ...page, search: 'Customer 777' },
    'a frequent item': { ...page, search: 'sofa' },
    'page 50': { ...page, page: 50 },
  }
  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    const measured: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.length = 0
      await work()
      measured.push(times.reduce((sum, time) => sum + time, 0))
    }
    print(name, measured)
  }
  for (const [name, query] of Object.entries(lists)) {
    await measure(name, async () => {
      await listEnquiries(database.orm, query)
      await countEnquiries(database.orm)
    })
  }
  await measure('new messages', () => readNewMessages(database.orm, 5))
}

function print(name: string, measured: readonly number[]): void {
  const time = median(measured)
  if (time > goal) tooSlow += 1
  const fastest = Math.min(...measured).toFixed(2)
  console.log(`${name.padEnd(26)} ${time.toFixed(2)} ms, fastest ${fastest} ms${time > goal ? `, above ${goal} ms` : ''}`)
}
