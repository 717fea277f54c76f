/**
 * `pnpm bench:uploads [--seconds N] [--admins N] [--pictures N] [--rate N] [--database embedded|postgresql]`: measures reads while four
 * admins upload at once, each a product with two photographs of 9 MB, on both databases. The admins share this machine with the
 * shop, so they run with the lowest priority. `--rate` is how many requests read a list in a second. Fails when the 95th percentile of a
 * list exceeds twice that of an idle shop, or when a product is not saved.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { fillGeneratedCatalogue } from '../apps/server/src/testing/generated-catalogue.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { measureBoth } from './both-databases.ts'
import { readSteadily } from './open-loop.ts'
import { quantile } from './statistics.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    admins: { type: 'string', default: '4' },
    pictures: { type: 'string', default: '2' },
    rate: { type: 'string', default: '50' },
    database: { type: 'string', default: 'both' },
  },
})
const seconds = Number(values.seconds)
const goal = 2
const credentials = { email: 'admin@example.com', password: 'Correct7horse' }

/** The lists that are read. Nobody asks twice for the same price, so its list is never cached. */
const reads: Readonly<Record<string, (number: number) => string>> = {
  'list of products': () => '/api/products',
  'list below a price': (number) => `/api/products?maxPrice=${1_000_000 + number}`,
}

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (!response.ok) throw new Error(`The login responded with ${response.status}.`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Starts the admins, and returns once they upload. */
async function startUploads(address: string, cookie: string): Promise<{ stop: () => Promise<string> }> {
  const options = { address, cookie, admins: Number(values.admins), pictures: Number(values.pictures) }
  const uploader = spawn('node', [join(import.meta.dirname, 'uploader.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  process.once('exit', () => uploader.kill('SIGKILL'))
  const ended = once(uploader, 'exit')
  await once(uploader.stdout, 'data')
  let output = ''
  uploader.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return {
    async stop() {
      uploader.kill('SIGTERM')
      await ended
      return output
    },
  }
}

/** Measures all lists on one database, and returns what is wrong. */
async function measure(name: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-uploads-'))
  const database = await openDatabase({ databaseUrl: databaseUrl || null, dataFolder: folder })
  await migrate(database)
  await fillGeneratedCatalogue(database, 500)
  await database.close()
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  })
  const cookie = await logIn(server.address)
  let number = 0
  const problems: string[] = []
  for (const [list, urlOf] of Object.entries(reads)) {
    const nextUrl = () => server.address + urlOf((number += 1))
    const times = () => readSteadily(nextUrl, Number(values.rate), seconds)
    await readSteadily(nextUrl, Number(values.rate), 2)
    const idle = await times()
    const uploads = await startUploads(server.address, cookie)
    const during = await times()
    const statuses = await uploads.stop()
    const ratio = quantile(during, 0.95) / quantile(idle, 0.95)
    console.log(
      `${name.padEnd(11)}${list.padEnd(19)}idle ${describe(idle)}  uploads ${describe(during)}  p95 ratio ${ratio.toFixed(1)} (≤ ${goal})  saves ${statuses}`,
    )
    if (ratio > goal) problems.push(`${name}: the ${list} is slow during uploads`)
    if (Object.keys(JSON.parse(statuses) as object).join() !== '200') problems.push(`${name}: a product was not saved`)
  }
  await server.stop('SIGTERM')
  rmSync(folder, { recursive: true })
  return problems
}

function describe(times: readonly number[]): string {
  const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(5))
  return `p50 ${figures[0]} p95 ${figures[1]} max ${figures[2]} ms`
}

await measureBoth(measure, values.database)
