import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestCluster } from './postgresql.ts'
import { RejectedWrite } from './writes/write-client.ts'
import type { AcknowledgedWrite } from './writes/write-client.ts'
import type { Writes } from './writes/writes.ts'

/** The ways in which PostgreSQL can end the connections of a shop. */
export const interruptions = ['fast restart', 'immediate restart', 'terminated connections'] as const

/** The way that is like a crash of the server. */
export const crash = 'immediate restart' satisfies Interruption

/** One way in which PostgreSQL ends the connections of a shop. */
export type Interruption = (typeof interruptions)[number]

/** The shop under test and what writes to it. */
export interface InterruptedShop {
  readonly cluster: TestCluster
  /** The address of the shop's server, which uses the cluster's database `postgres`. */
  readonly address: string
  readonly writes: Writes
}

/** What clients saw of one interruption. */
export interface InterruptionOutcome {
  readonly acknowledged: readonly AcknowledgedWrite[]
  /** The descriptions of acknowledged writes that are gone. */
  readonly lost: readonly string[]
  /** The distinct failures of writes: status and body of a response, or the reason of a connection error. */
  readonly failures: readonly string[]
  /** Milliseconds from the return of PostgreSQL until the shop was ready. */
  readonly readyMs: number
}

const writers = 8

/** Ends the connections of a shop while its transactions are open, and checks what became of the writes. */
export async function interrupt(shop: InterruptedShop, interruption: Interruption): Promise<InterruptionOutcome> {
  const { cluster, address, writes } = shop
  const acknowledged: AcknowledgedWrite[] = []
  const failures = new Set<string>()
  let isOver = false

  async function write(writer: number): Promise<void> {
    for (let index = 0; !isOver; index += 1) {
      try {
        acknowledged.push(await writes.next(writer, index))
      } catch (error) {
        failures.add(error instanceof RejectedWrite ? error.response : String((error as Error).cause ?? error))
      }
    }
  }

  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  await interruptOpenTransactions(cluster, interruption)
  const returned = performance.now()
  while (!(await isReady(address))) await pause(5)
  const readyMs = performance.now() - returned
  isOver = true
  await Promise.all(writing)
  acknowledged.push(await writes.next(0, 0))
  const lost: string[] = []
  for (const one of acknowledged) if (!(await one.isThere())) lost.push(one.what)
  return { acknowledged, lost, failures: [...failures], readyMs }
}

/** Holds the lock that changes of the catalogue take first, until one waits for it in an open transaction. */
async function interruptOpenTransactions(cluster: TestCluster, interruption: Interruption): Promise<void> {
  const holder = new Client({ connectionString: cluster.url('postgres') })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select version from catalogue_state for update')
  for (let waiting = 0; waiting === 0; await pause(5)) {
    // Otherwise a transaction sees only the connections that existed when it looked first.
    await holder.query('select pg_stat_clear_snapshot()')
    const { rows } = await holder.query(
      `select pid from pg_stat_activity where application_name = 'shop' and wait_event_type = 'Lock' and wait_event <> 'advisory'`,
    )
    waiting = rows.length
  }
  if (interruption === 'terminated connections') {
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shop%'`)
  } else {
    await (interruption === 'fast restart' ? cluster.shutDown() : cluster.crash())
    await cluster.restart()
  }
  await holder.end().catch(() => undefined)
}

/** @throws when nothing listens any more */
async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`)).ok
}
