/**
 * `pnpm bench:load [--users N] [--minutes N] [--database postgresql|embedded]`: many users use the whole shop at once. 70 % of their requests
 * browse pages, lists and products, 20 % read a cart or a wishlist, and 10 % sign in, sign up or change something. Each user
 * pauses for one to three seconds between two requests. Prints times and memory; fails after an error, when the 95th percentile of
 * reads exceeds 100 ms, or when memory grows by more than a tenth after the first minute.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { readProcessTree } from './process-tree.ts'
import { picturesAreEncoded, startProcess, stopProcess } from './processes.ts'
import { quantile } from './statistics.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '420' },
    minutes: { type: 'string', default: '10' },
    database: { type: 'string', default: 'postgresql' },
  },
})
const duration = Number(values.minutes) * 60_000
const url = 'http://127.0.0.1:3220'
const goals = { p95: 100, memory: 1.1 }
const password = 'Correct7horse'

const programs = values.database === 'embedded' ? null : findPostgresql()
if (programs === null && values.database !== 'embedded') throw new Error('PostgreSQL is not installed. Try --database embedded.')
const cluster = programs === null ? null : await startCluster(programs, 'crash-safe')
const folder = mkdtempSync(join(tmpdir(), 'shop-load-'))
const shop = await startProcess('apps/server/src/commands/start.ts', {
  environment: {
    PORT: new URL(url).port,
    DATA_DIR: folder,
    DATABASE_URL: cluster?.url('postgres') ?? '',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    REQUEST_LIMITS: 'off',
  },
  readyUrl: `${url}/readyz`,
})
// The picture process would count as memory, and it ends at a moment of its own.
await picturesAreEncoded(shop)

const times = { browse: [] as number[], lists: [] as number[], writes: [] as number[] }
const errors = new Map<string, number>()
const until = performance.now() + duration

/** A user with the cookies of a browser. */
interface LoadUser {
  readonly email: string
  readonly anonymousId: string
  session: string
}

async function request(
  kind: keyof typeof times,
  { anonymousId, session }: LoadUser,
  call: string,
  body?: object,
): Promise<Response | null> {
  const [method = '', path = ''] = call.split(' ')
  const begun = performance.now()
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: `anonymousId=${anonymousId}${session === '' ? '' : `; ${session}`}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    times[kind].push(performance.now() - begun)
    if (!response.ok) count(`${call.split('?')[0]} ${response.status}`)
    return response
  } catch (error) {
    count(String((error as Error).cause ?? error))
    return null
  }
}

function count(error: string): void {
  errors.set(error, (errors.get(error) ?? 0) + 1)
}

const { products } = (await (await fetch(`${url}/api/products?limit=100`)).json()) as {
  products: { _id: string; category: string }[]
}
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

async function browse(user: LoadUser): Promise<void> {
  const { _id, category } = pick(products)
  const price = Math.floor(Math.random() * 2_000_000)
  await request(
    'browse',
    user,
    `GET ${pick([
      '/',
      '/shop',
      `/product/${_id}`,
      `/api/products/${_id}`,
      `/api/products?limit=12&category=${encodeURIComponent(category)}`,
      `/api/products?limit=12&maxPrice=${price}&sort=price-desc`,
      `/api/products?limit=12&search=${pick(['sofa', 'bed', 'oak table', 'chesterfeild'])}`,
    ])}`,
  )
}

async function write(user: LoadUser): Promise<void> {
  const line = { itemId: pick(products)._id, itemType: 'Product' }
  const kind = Math.random()
  if (kind < 0.3) {
    const credentials = { email: user.email, password }
    const response =
      user.session === '' && kind < 0.1
        ? await request('writes', user, 'POST /api/auth/signup', {
            ...credentials,
            email: `${randomUUID()}@example.com`,
            fullName: 'Ada Obi',
            phoneNumber: '08012345678',
            anonymousId: '',
          })
        : await request('writes', user, 'POST /api/auth/login', credentials)
    user.session = response?.headers.get('set-cookie')?.split(';')[0] ?? user.session
  } else if (kind < 0.8) await request('writes', user, 'PUT /api/cart/add', { ...line, quantity: 1 })
  else await request('writes', user, 'PUT /api/wishlist/add', line)
}

async function use(user: LoadUser): Promise<void> {
  await pause(Math.random() * 3000)
  while (performance.now() < until) {
    const kind = Math.random()
    if (kind < 0.7) await browse(user)
    else if (kind < 0.9) await request('lists', user, `GET ${pick(['/api/cart', '/api/wishlist'])}`)
    else await write(user)
    await pause(1000 + Math.random() * 2000)
  }
}

// All users share a few accounts, which are created before.
const accounts = Array.from({ length: 20 }, () => `${randomUUID()}@example.com`)
for (const email of accounts) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ fullName: 'Ada Obi', email, phoneNumber: '08012345678', password, anonymousId: '' })
  await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body })
}
const megabytes = (): number => (readProcessTree(shop.pid ?? 0)?.bytes ?? Number.NaN) / 1e6
const users = Array.from({ length: Number(values.users) }, () =>
  use({ email: pick(accounts), anonymousId: randomUUID(), session: '' }),
)
await pause(Math.min(60_000, duration / 2))
const early = megabytes()
await Promise.all(users)
const late = megabytes()
await stopProcess(shop)
await cluster?.stop()
rmSync(folder, { recursive: true })

const total = Object.values(times).reduce((sum, { length }) => sum + length, 0)
console.log(
  `${values.database}: ${values.users} users, ${values.minutes} minutes, ${total} requests, ${(total / (duration / 1000)).toFixed(0)} per second`,
)
for (const [kind, list] of Object.entries(times))
  console.log(
    `${kind.padEnd(7)} ${String(list.length).padStart(7)}  p50 ${quantile(list, 0.5).toFixed(0)} ms  p95 ${quantile(list, 0.95).toFixed(0)} ms  p99 ${quantile(list, 0.99).toFixed(0)} ms`,
  )
const p95 = quantile([...times.browse, ...times.lists], 0.95)
console.log(
  `reads   p95 ${p95.toFixed(0)} ms (≤ ${goals.p95} ms); memory ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB: × ${(late / early).toFixed(2)} (≤ ${goals.memory})`,
)
console.log(`errors  ${errors.size === 0 ? 'none' : [...errors].map(([error, number]) => `${number} × ${error}`).join(', ')}`)
process.exitCode = errors.size > 0 || p95 > goals.p95 || late > goals.memory * early ? 1 : 0
