import { milliseconds } from '../clock.ts'
import { HttpError } from '../http-error.ts'
import { createFairQueue } from './fair-queue.ts'
import { networksOf } from './networks.ts'
import { createRecentCounts } from './recent-counts.ts'

/**
 * How much work of a kind may wait. Further requests are rejected with 503. A waiting request costs only memory, while a rejected one
 * may be sent again at once.
 */
const waitingMaximum = 1000

/** The sender of a request for work. */
export interface TurnSender {
  /** The IP address. */
  readonly ip: string
  /** The connection. When it has ended, nobody waits for the work any more, and it is not done. */
  readonly socket?: { readonly destroyed: boolean }
}

/** Does work when the turn of its sender comes. */
export type Turns = <Result>(sender: TurnSender, work: () => Promise<Result>) => Promise<Result>

/** Work that waits for its turn. */
interface Waiting extends PromiseWithResolvers<void> {
  readonly socket: TurnSender['socket']
}

/** How many turns of a network have no rest after them. */
const turnsWithoutRest = 5
/** The milliseconds in which turns are counted. */
const windowMs = 10 * milliseconds.second
const longestRestMs = milliseconds.second
/** The rest ratio that limits floods: their work is done a tenth of the time. */
export const floodRestRatio = 9

const busy = (): HttpError => new HttpError(503, 'The shop is busy at the moment. Please try again.', [], { 'retry-after': '5' })

/**
 * Creates the turns of one kind of work, in which the networks and addresses of senders alternate. Kinds of work with turns of their own
 * do not delay each other.
 *
 * @param places - how much work is done at once
 * @param restRatio - how many times the duration of its last turn a network with many turns waits for the next one. All such networks
 *   wait together, so that a flood leaves most of a processor to other work. Networks with few turns do not wait for them
 */
export function createTurns(places: number, restRatio = 0): Turns {
  const waiting = createFairQueue<Waiting>(waitingMaximum)
  const turns = createRecentCounts(windowMs)
  const hasFew = (network: string): boolean => turns.of(network) < turnsWithoutRest
  let free = places
  /** How many rests have not ended. */
  let rests = 0

  function startNext(): void {
    while (free > 0) {
      const next = waiting.take(rests > 0 ? hasFew : undefined)
      if (next === undefined) return
      if (next.socket?.destroyed === true) next.reject(busy())
      else {
        free -= 1
        next.resolve()
      }
    }
  }

  function restFor(ms: number): void {
    rests += 1
    setTimeout(() => {
      rests -= 1
      startNext()
    }, ms)
  }

  function join({ ip, socket }: TurnSender): Promise<void> {
    const turn = { ...Promise.withResolvers<void>(), socket }
    waiting.add(ip, turn)?.reject(busy())
    startNext()
    return turn.promise
  }

  return async (sender, work) => {
    await join(sender)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const tookMs = performance.now() - begun
      const isMany = restRatio > 0 && turns.add(networksOf(sender.ip).network) > turnsWithoutRest
      if (isMany) restFor(Math.min(restRatio * tookMs, longestRestMs))
      free += 1
      startNext()
    }
  }
}
