/**
 * `pnpm bench:kill`: kills the shop with SIGKILL repeatedly during writes over HTTP, on one data folder of the embedded database.
 * After each restart, everything acknowledged must be there. Every fifth kill hits the start itself, the first of them the
 * creation of the database. A second process on the folder must be rejected.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createWrites, type AcknowledgedWrite } from '../apps/server/src/testing/writes.ts'

const kills = 50
const writers = 8
const port = 3210
const url = `http://127.0.0.1:${port}`
const program = join(import.meta.dirname, '../apps/server/src/testing/api-server.ts')
const folder = mkdtempSync(join(tmpdir(), 'shop-kill-'))
const admin = { email: 'owner@shop.example', password: 'Correct7horse' }
const environment = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  DATABASE_URL: '',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
}

/** The error output of each process. */
const outputs = new WeakMap<ChildProcess, Promise<string>>()
let child: ChildProcess | null = null
process.once('exit', () => child?.kill('SIGKILL'))

function start(listenOn = port): ChildProcess {
  const started = spawn('node', [program], {
    env: { ...environment, PORT: String(listenOn) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  outputs.set(started, text(started.stderr))
  return started
}

/** Waits until the shop responds and returns the milliseconds; throws when its process has exited. */
async function ready(started: ChildProcess): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (started.exitCode !== null) throw new Error(`The shop did not start again: ${await outputs.get(started)}`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - begun
    await pause(20)
  }
}

async function kill(running: ChildProcess): Promise<void> {
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
}

// Kill the shop while it creates the database.
let startKills = 0
for (const milliseconds of [400, 900, 1500, 2200, 3000]) {
  child = start()
  await pause(milliseconds)
  await kill(child)
  startKills += 1
}

child = start()
const firstStart = await ready(child)
const second = start(port + 1)
const begun = performance.now()
const [code] = (await once(second, 'exit')) as [number]
const rejection = ((await outputs.get(second)) ?? '').trim()
if (code === 0 || !rejection.includes(`in use by the running process ${child.pid}`))
  throw new Error(`A second process was not rejected: ${rejection}`)
console.log(`first start after ${startKills} kills while the database was being made: ${firstStart.toFixed(0)} ms`)
console.log(`second process rejected after ${(performance.now() - begun).toFixed(0)} ms: ${rejection}`)

const writes = await createWrites(url, admin)
const acknowledged: AcknowledgedWrite[] = []
const startTimes: number[] = []
let lost = 0

/** Writes until the shop is gone, and records each write when it is acknowledged. */
async function writeUntilKilled(writer: number): Promise<void> {
  for (let index = 0; ; index += 1) {
    const write = await writes.next(writer, index).catch(() => null)
    if (write === null) return
    acknowledged.push(write)
  }
}

async function verify(expected: readonly AcknowledgedWrite[]): Promise<void> {
  for (const write of expected) {
    if (await write.isThere()) continue
    lost += 1
    console.error(`lost: ${write.what}`)
  }
}

for (let round = 1; round + startKills <= kills; round += 1) {
  const before = acknowledged.length
  const writing = Array.from({ length: writers }, (_, writer) => writeUntilKilled(writer))
  await pause(100 + Math.random() * 900)
  await kill(child)
  await Promise.all(writing)
  if (round % 5 === 0) {
    child = start()
    await pause(Math.random() * 1200)
    await kill(child)
    startKills += 1
  }
  child = start()
  startTimes.push(await ready(child))
  await verify(acknowledged.slice(before))
  if (round % 10 === 0) console.log(`round ${round}: ${acknowledged.length} acknowledged, ${lost} lost`)
}
await verify(acknowledged)

const kinds = new Map<string, number>()
for (const { what } of acknowledged) kinds.set(what.split(' ')[0] ?? '', (kinds.get(what.split(' ')[0] ?? '') ?? 0) + 1)
const sorted = startTimes.toSorted((one, other) => one - other)
console.log(
  `${startTimes.length + startKills} kills, of which ${startKills} during a start; ${startTimes.length + 1} starts afterwards, all good`,
)
console.log(
  `${acknowledged.length} acknowledged writes (${[...kinds].map(([kind, number]) => `${kind} ${number}`).join(', ')}), ${lost} lost`,
)
console.log(
  `start after a kill: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
)

const ended = once(child, 'exit')
child.kill('SIGTERM')
await ended
rmSync(folder, { recursive: true })
process.exitCode = lost > 0 ? 1 : 0
