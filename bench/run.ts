/**
 * `pnpm bench`: measures requests per second of the catalogue's endpoints and pages through the whole server, compared with a
 * bare Fastify route that serves a constant of the same size. Both are measured alternately, so the ratio holds when the
 * machine's speed drifts. Prints medians.
 */
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Constant } from './floor.ts'
import { startProcess, stopProcess } from './processes.ts'
import { median } from './statistics.ts'

const rounds = 5
const secondsPerRound = 2
const connections = 10
const shopUrl = 'http://127.0.0.1:3200'
const floorUrl = 'http://127.0.0.1:3201'
const headers = { 'accept-encoding': 'br' }

const shop = await startProcess('apps/server/src/commands/start.ts', {
  environment: {
    PORT: '3200',
    LOG_LEVEL: 'error',
    DATA_DIR: join(import.meta.dirname, '../node_modules/.cache/bench-data'),
  },
  readyUrl: `${shopUrl}/readyz`,
})

const { products } = (await (await fetch(`${shopUrl}/api/products?limit=1`)).json()) as { products: { _id: string }[] }
const id = products[0]?._id ?? ''
const targets = [
  { name: 'list of 12', path: '/api/products?limit=12' },
  { name: 'list of 12, uncached', path: '/api/products?limit=12', uncached: true },
  { name: 'product', path: `/api/products/${id}` },
  { name: 'search, uncached', path: '/api/products?limit=12&search=chesterfeild', uncached: true },
  { name: 'product page', path: `/product/${id}` },
  { name: 'product page, uncached', path: `/product/${id}`, uncached: true },
]

const constants = await Promise.all(targets.map(({ path }, index) => readConstant(path, constantPath(index))))
const floor = await startProcess('bench/floor.ts', {
  args: [JSON.stringify({ port: 3201, constants })],
  readyUrl: floorUrl + constantPath(0),
})

console.log(`${rounds} rounds of ${secondsPerRound} s each, ${connections} connections, Brotli accepted`)
for (const [index, { name, path, uncached = false }] of targets.entries()) {
  const shopRates: number[] = []
  const floorRates: number[] = []
  for (let round = 0; round < rounds; round++) {
    shopRates.push(await requestsPerSecond(shopUrl, path, uncached))
    floorRates.push(await requestsPerSecond(floorUrl, constantPath(index), false))
  }
  const [ours, bare] = [median(shopRates), median(floorRates)]
  const ratio = median(shopRates.map((rate, round) => rate / (floorRates[round] ?? Number.NaN)))
  console.log(`${name.padEnd(24)} ${ours.toFixed(0)}/s  bare ${bare.toFixed(0)}/s  ratio ${ratio.toFixed(3)}`)
}

await Promise.all([stopProcess(shop), stopProcess(floor)])

/** The path of a target's constant. */
function constantPath(index: number): string {
  return `/constant/${index}`
}

/** The shop's response for a path, to be served as a constant. */
async function readConstant(path: string, servedAt: string): Promise<Constant> {
  const { body, headers: received } = await rawResponse(path)
  return { path: servedAt, headers: received, body: body.toString('base64') }
}

/** Returns the bytes as sent; `fetch` would decompress them. */
async function rawResponse(path: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http')
  return await new Promise((resolve, reject) => {
    get(`${shopUrl}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const names = ['content-type', 'content-encoding'] as const
        const sent = names.flatMap((name) => (response.headers[name] === undefined ? [] : [[name, response.headers[name]]]))
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(sent) as Record<string, string> })
      })
    }).on('error', reject)
  })
}

/**
 * The average of one round. `uncached` makes each URL unique with a price that no item reaches, so no cached response is used.
 */
async function requestsPerSecond(url: string, path: string, uncached: boolean): Promise<number> {
  let kobo = 1e9 + Math.floor(Math.random() * 1e9)
  const separator = path.includes('?') ? '&' : '?'
  const result = await autocannon({
    url: `${url}${path}`,
    duration: secondsPerRound,
    connections,
    headers,
    ...(uncached
      ? {
          requests: [
            { setupRequest: (request) => ({ ...request, path: `${path}${separator}maxPrice=${(kobo++ / 100).toFixed(2)}` }) },
          ],
        }
      : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} rejected, ${result.errors} errors`)
  return result.requests.average
}
