/**
 * `pnpm bench:kill [--kills N] [--writers N]`: kills the shop 50 times with SIGKILL while 8 writers send writes over HTTP, first on the
 * embedded database and then on PostgreSQL. After each restart, everything acknowledged must be there, exactly once. Every fifth kill hits the start
 * itself, the first of them the creation of the tables. Fails when a write was lost, or when a kind of write was never acknowledged.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { RejectedWrite } from '../apps/server/src/testing/writes/write-client.ts'
import type { AcknowledgedWrite } from '../apps/server/src/testing/writes/write-client.ts'
import { createWrites, writeKinds } from '../apps/server/src/testing/writes/writes.ts'
import { measureBoth } from './both-databases.ts'
import { createKilledShop, shopUrl } from './killed-shop.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, writers: { type: 'string', default: '8' } },
})
const kills = Number(values.kills)
/** How many write at once. */
const writers = Number(values.writers)
/** The maximum wait for the first acknowledged writes of a round, in milliseconds. */
const warmUpMs = 10_000
/** The same for the first round, which waits for a write of every kind. */
const firstWarmUpMs = 60_000
const admin = { email: 'owner@shop.example', password: 'Correct7horse' }

/** Runs on one database and returns what is wrong. */
async function killRepeatedly(name: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kill-'))
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    REQUEST_LIMITS: 'off',
  }
  const shop = createKilledShop(settings)
  const isEmbedded = databaseUrl === ''
  let startKills = 0
  let unpackingKills = 0
  for (const milliseconds of isEmbedded ? [0, 20, 60, 900, 2200] : [400, 900, 1500, 2200, 3000]) {
    const before = entriesOf(folder)
    shop.start()
    // The embedded database is unpacked within moments, under a temporary name until it is whole.
    while (isEmbedded && !before.has('database') && [...entriesOf(folder)].every((entry) => before.has(entry))) await pause(1)
    await pause(milliseconds)
    await shop.kill()
    startKills += 1
    if (!entriesOf(folder).has('database')) unpackingKills += 1
  }
  shop.start()
  const firstStart = await shop.ready()
  console.log(`${name}: first start after ${startKills} kills while the tables were being made: ${firstStart.toFixed(0)} ms`)
  if (isEmbedded) console.log(`${name}: ${unpackingKills} of these kills hit the unpacking of the database`)
  if (isEmbedded) console.log(`${name}: second process rejected: ${await shop.expectRejection()}`)

  const writes = await createWrites(shopUrl, admin)
  const acknowledged: AcknowledgedWrite[] = []
  const rejected = new Set<string>()
  const startTimes: number[] = []
  let lost = 0
  const count = (kind: string): number => acknowledged.filter(({ what }) => what.startsWith(`${kind} `)).length

  /** Writes until the shop is gone, and records each write when it is acknowledged. */
  async function writeUntilKilled(writer: number): Promise<void> {
    for (let index = 0; ; index += 1) {
      try {
        acknowledged.push(await writes.next(writer, index))
      } catch (error) {
        if (!(error instanceof RejectedWrite)) return
        rejected.add(error.message)
      }
    }
  }

  async function verify(expected: readonly AcknowledgedWrite[]): Promise<void> {
    for (const write of expected) {
      if (await write.isThere()) continue
      lost += 1
      console.error(`${name}: lost: ${write.what}`)
    }
  }

  for (let round = 1; startTimes.length + startKills < kills; round += 1) {
    const before = acknowledged.length
    const writing = Array.from({ length: writers }, (_, writer) => writeUntilKilled(writer))
    // A new process loads its modules with the first writes.
    const until = Date.now() + (round === 1 ? firstWarmUpMs : warmUpMs)
    const isWarm = () => acknowledged.length - before >= writers && (round > 1 || writeKinds.every((kind) => count(kind) > 0))
    while (!isWarm() && Date.now() < until) await pause(10)
    await pause(Math.random() * 900)
    await shop.kill()
    await Promise.all(writing)
    if (round % 5 === 0) {
      shop.start()
      await pause(Math.random() * 1200)
      await shop.kill()
      startKills += 1
    }
    shop.start()
    startTimes.push(await shop.ready())
    await verify(acknowledged.slice(before))
    if (round % 10 === 0) console.log(`${name}: round ${round}: ${acknowledged.length} acknowledged, ${lost} lost`)
  }
  await verify(acknowledged)
  await shop.stop()
  rmSync(folder, { recursive: true })

  console.log(`${name}: ${startTimes.length + startKills} kills, of which ${startKills} during a start`)
  console.log(
    `${name}: ${acknowledged.length} acknowledged writes (${writeKinds.map((kind) => `${kind} ${count(kind)}`).join(', ')}), ${lost} lost`,
  )
  console.log(
    `${name}: start after a kill: median ${median(startTimes).toFixed(0)} ms, longest ${Math.max(...startTimes).toFixed(0)} ms`,
  )
  return [
    ...(isEmbedded && unpackingKills === 0 ? ['no kill hit the unpacking of the database'] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
    ...writeKinds.filter((kind) => count(kind) === 0).map((kind) => `no write of the kind '${kind}' was acknowledged`),
    ...[...rejected].map((message) => `rejected: ${message}`),
  ].map((problem) => `${name}: ${problem}`)
}

/** The names of the databases in a data folder, whole or not. */
function entriesOf(folder: string): Set<string> {
  return new Set(readdirSync(folder).filter((entry) => entry.startsWith('database')))
}

await measureBoth(killRepeatedly)
