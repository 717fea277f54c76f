import { median } from '../statistics.ts'
import type { MeasuredDatabase } from './databases.ts'
import { connections, sendRequests } from './load.ts'
import { measureProcessorTime } from '../processor-time.ts'
import type { Target } from './targets.ts'

/** A server process under load. */
export interface MeasuredServer {
  readonly url: string
  readonly pid: number
}

/** The processor time of a request in milliseconds, and requests per second. */
interface Cost {
  readonly process: number
  readonly database: number
  readonly perSecond: number
}

/** The figures of a row: medians of all rounds. */
export interface Figures extends Cost {
  /** The processor time of the floor and its database. */
  readonly floor: number
  /** How many times the processor time of the floor the shop and its database need. */
  readonly ratio: number
}

const rounds = 5
const secondsPerRound = 0.75

/** Measures a shop and its floor in turns, so that a machine whose speed changes affects both. */
export async function measure(
  target: Target,
  shop: MeasuredServer,
  floor: MeasuredServer & { readonly path: string },
  database: MeasuredDatabase,
): Promise<Figures> {
  const amounts = [await warmUp(target, shop), await warmUp({ path: floor.path, caching: 'cached' }, floor)] as const
  const pairs: { ours: Cost; least: Cost }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await measureRound(target, shop, amounts[0], database)
    const least = await measureRound({ path: floor.path, caching: 'cached' }, floor, amounts[1], database)
    pairs.push({ ours, least })
  }
  const total = (cost: Cost): number => cost.process + cost.database
  return {
    process: median(pairs.map(({ ours }) => ours.process)),
    database: median(pairs.map(({ ours }) => ours.database)),
    perSecond: median(pairs.map(({ ours }) => ours.perSecond)),
    floor: median(pairs.map(({ least }) => total(least))),
    ratio: median(pairs.map(({ ours, least }) => total(ours) / total(least))),
  }
}

/** Compiles what the requests need, and returns how many of them fit into a round. */
async function warmUp(target: Pick<Target, 'path' | 'caching'>, { url }: MeasuredServer): Promise<number> {
  const { perSecond } = await sendRequests({ url, ...target }, { duration: secondsPerRound })
  return Math.max(connections, Math.round(perSecond * secondsPerRound))
}

/** All requests of a round are finished at its end, so none of their processor time is missing. */
async function measureRound(
  target: Pick<Target, 'path' | 'caching'>,
  { url, pid }: MeasuredServer,
  amount: number,
  database: MeasuredDatabase,
): Promise<Cost> {
  const times = { process: measureProcessorTime(() => [pid]), database: measureProcessorTime(() => database.pids()) }
  const { sent, perSecond } = await sendRequests({ url, ...target }, { amount })
  return { process: times.process() / sent, database: times.database() / sent, perSecond }
}
