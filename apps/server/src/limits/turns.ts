import { HttpError } from '../http-error.ts'
import { createFairQueue } from './fair-queue.ts'

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

const busy = (): HttpError => new HttpError(503, 'The shop is busy at the moment. Please try again.', [], { 'retry-after': '5' })

/**
 * Creates the turns of one kind of work, in which the networks and addresses of senders alternate. Kinds of work with turns of their own
 * do not delay each other.
 *
 * @param places - how much work is done at once
 */
export function createTurns(places: number): Turns {
  const waiting = createFairQueue<Waiting>(waitingMaximum)
  let free = places

  function join({ ip, socket }: TurnSender): Promise<void> {
    const turn = { ...Promise.withResolvers<void>(), socket }
    waiting.add(ip, turn)?.reject(busy())
    return turn.promise
  }

  function passOn(): void {
    let next = waiting.take()
    while (next?.socket?.destroyed === true) {
      next.reject(busy())
      next = waiting.take()
    }
    if (next === undefined) free += 1
    else next.resolve()
  }

  return async (sender, work) => {
    if (free > 0) free -= 1
    else await join(sender)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
