/**
 * `pnpm bench:restart [--crashes N]`: restarts PostgreSQL 20 times, in three ways, or lets it crash N times, while the shop's transactions are open. The shop must
 * survive, lose no acknowledged write, respond with 503 in the meantime and be ready within a second.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crash, interrupt, interruptions } from '../apps/server/src/testing/interruptions.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createWrites } from '../apps/server/src/testing/writes/writes.ts'

const { values } = parseArgs({ options: { crashes: { type: 'string' } } })
const rounds = Number(values.crashes ?? 20)
/** With `--crashes`, every restart is a crash of the server. */
const ways = values.crashes === undefined ? interruptions : ([crash] as const)
const readyLimitMs = 1000
const admin = { email: 'owner@shop.example', password: 'Correct7horse' }

const programs = findPostgresql()
if (programs === null) throw new Error('PostgreSQL is not installed. Install it, or set POSTGRESQL_BIN to its programs.')
const folder = mkdtempSync(join(tmpdir(), 'shop-restart-'))
const cluster = await startCluster(programs, 'crash-safe')
const server = await startServerProcess({
  DATABASE_URL: cluster.url('postgres'),
  DATA_DIR: folder,
  REQUEST_LIMITS: 'off',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
const shop = { cluster, address: server.address, writes: await createWrites(server.address, admin) }

const failures = new Set<string>()
let acknowledged = 0
let lost = 0
let slowest = 0
for (let round = 0; round < rounds; round += 1) {
  const interruption = ways[round % ways.length] ?? ways[0]
  const outcome = await interrupt(shop, interruption)
  acknowledged += outcome.acknowledged.length
  lost += outcome.lost.length
  slowest = Math.max(slowest, outcome.readyMs)
  for (const failure of outcome.failures) failures.add(failure)
  console.log(
    `${round + 1}. ${interruption}: ${outcome.acknowledged.length} acknowledged, ready after ${outcome.readyMs.toFixed(0)} ms`,
  )
  for (const what of outcome.lost) console.error(`lost: ${what}`)
}
console.log(
  `${rounds} interruptions survived; ${acknowledged} acknowledged writes, ${lost} lost; slowest return ${slowest.toFixed(0)} ms`,
)
console.log(`responses in the meantime: ${[...failures].join(' | ')}`)

await server.stop('SIGTERM')
await cluster.stop()
rmSync(folder, { recursive: true })
const isClean = [...failures].every((failure) => failure.startsWith('503 '))
process.exitCode = lost > 0 || acknowledged === 0 || slowest > readyLimitMs || !isClean ? 1 : 0
