/**
 * `pnpm bench:floods [--seconds N] [--connections N] [--addresses N] [--database embedded|postgresql]`: measures how long real sign-ins
 * take while 260 hostile connections from 26 addresses flood the shop with one kind of request, on both databases. The shop, its real
 * shoppers and the attackers share this machine, so the attackers run with the lowest priority. Fails when fewer than 99 % of the sign-ins succeed, or when their median exceeds twice
 * that of an idle shop.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { measureBoth } from './both-databases.ts'
import { floods } from './flood-kinds.ts'
import type { FloodKind } from './flood-kinds.ts'
import { median, quantile } from './statistics.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '260' },
    addresses: { type: 'string', default: '26' },
    database: { type: 'string', default: 'both' },
  },
})
const seconds = Number(values.seconds)
const goal = 2
const shoppers = 2
const credentials = { email: 'shopper@example.com', password: 'Correct7horse' }

/** The milliseconds of successful sign-ins, and how many were not successful. */
interface SignIns {
  readonly times: number[]
  readonly failed: number
}

async function post(url: string, body: object, address: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

let visits = 0

/** Two shoppers sign in at a time, and everyone from a network of their own. */
async function signIn(address: string): Promise<SignIns> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failed = 0
  async function shop(): Promise<void> {
    while (performance.now() < until) {
      const begun = performance.now()
      const response = await post(
        `${address}/api/auth/login`,
        credentials,
        `10.${(visits += 1) % 250}.${Math.floor(visits / 250)}.1`,
      )
      await response.text()
      if (response.ok) times.push(performance.now() - begun)
      else failed += 1
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return { times, failed }
}

async function flooded(address: string, kind: FloodKind): Promise<SignIns & { statuses: string }> {
  const options = {
    port: Number(new URL(address).port),
    kind,
    connections: Number(values.connections),
    addresses: Number(values.addresses),
  }
  const attacker = spawn('node', [join(import.meta.dirname, 'flood-attacker.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => attacker.kill('SIGKILL'))
  const ended = once(attacker, 'exit')
  const output = text(attacker.stdout)
  await pause(500)
  const signIns = await signIn(address)
  attacker.kill('SIGTERM')
  await ended
  return { ...signIns, statuses: await output }
}

/** Measures all kinds of floods on one database, and returns what is wrong. */
async function measure(name: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-floods-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    REQUEST_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
  })
  const { address } = server
  await post(
    `${address}/api/auth/signup`,
    { fullName: 'Ada Obi', phoneNumber: '08012345678', anonymousId: '', ...credentials },
    '192.0.2.1',
  )
  await signIn(address)
  const problems: string[] = []
  for (const kind of Object.keys(floods) as FloodKind[]) {
    // The idle shop is measured each time, because the speed of the machine drifts.
    const idle = await signIn(address)
    const { times, failed, statuses } = await flooded(address, kind)
    const [before, during] = [median(idle.times), median(times)]
    const share = times.length / (times.length + failed)
    const within = (all: SignIns) =>
      100 * (all.times.filter((time) => time <= goal * before).length / (all.times.length + all.failed))
    console.log(
      `${name.padEnd(11)}${kind.padEnd(9)}idle ${before.toFixed(0).padStart(4)} ms  flooded ${during.toFixed(0).padStart(5)} ms  ratio ${(during / before).toFixed(1).padStart(4)}  ` +
        `p99 ${quantile(times, 0.99).toFixed(0)} ms  ${(100 * share).toFixed(1)} % of ${times.length + failed} succeeded, ${within({ times, failed }).toFixed(0)} % within ${goal} × idle (idle ${within(idle).toFixed(0)} %)  attackers ${statuses}`,
    )
    if (share < 0.99 || during > goal * before) problems.push(`${name}: sign-ins suffer under a flood of the kind '${kind}'`)
  }
  await server.stop('SIGTERM')
  rmSync(folder, { recursive: true })
  return problems
}

await measureBoth(measure, values.database)
