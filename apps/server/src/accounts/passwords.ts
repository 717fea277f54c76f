import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../limits/turns.ts'
import type { TurnSender } from '../limits/turns.ts'

/** Hashes and verifies passwords. Never use it inside a transaction: it is slow on purpose. */
export interface PasswordHasher {
  /** Returns the hash to store. */
  hash(password: string, turn?: Turn): Promise<string>
  /**
   * Whether a password matches the stored hash.
   *
   * @param findStored - reads the hash when the comparison's turn comes; null when there is no account, which takes equally long
   *   and never matches
   */
  verify(findStored: () => Promise<string | null>, password: string, turn?: Turn): Promise<boolean>
}

/** The cost of one hash. */
export interface HashCost {
  /** Memory in KiB. */
  readonly memoryCost: number
  /** Passes over the memory. */
  readonly timeCost: number
}

/** OWASP's minimum for Argon2id: 19 MiB, two passes. */
const ordinaryCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** The place of a password in the queues. */
interface Turn {
  /** A flood of sign-ups must not delay signing in. */
  readonly queue: 'sign-in' | 'sign-up'
  readonly sender: TurnSender
}

/** The turn of the operator's commands. */
const operatorTurn: Turn = { queue: 'sign-in', sender: { ip: '' } }

/**
 * How many passwords of sign-ins are hashed at once. One processor is left for everything else. Each hash also takes a thread of
 * Node's pool, which files and pictures need too.
 */
const ordinaryPlaces = Math.min(Math.max(availableParallelism() - 1, 1), 2)

/**
 * Creates a hasher that uses Argon2id and runs a few hashes at a time.
 *
 * @param signIns.places - how many passwords of sign-ins are hashed at once
 * @param signIns.restRatio - how long a network with many sign-ins waits after each (`createTurns`). Sign-ups wait before they get here
 */
export function createPasswordHasher(
  cost: HashCost = ordinaryCost,
  { places = ordinaryPlaces, restRatio = 0 }: { readonly places?: number; readonly restRatio?: number } = {},
): PasswordHasher {
  const options = { parallelism: 1, ...cost }
  const queues = { 'sign-in': createTurns(places, restRatio), 'sign-up': createTurns(1) }

  // A hash to compare with when there is no account. Its password is random.
  const decoyHash = hash(randomBytes(32), options)

  return {
    hash: (password, { queue, sender } = operatorTurn) => queues[queue](sender, () => hash(password, options)),
    verify: (findStored, password, { queue, sender } = operatorTurn) =>
      queues[queue](sender, async () => {
        const stored = await findStored()
        const matches = await verify(stored ?? (await decoyHash), password)
        return matches && stored !== null
      }),
  }
}
