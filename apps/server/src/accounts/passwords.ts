import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'
import { HttpError } from '../http-error.ts'

/** Hashes and verifies passwords. Never use it inside a transaction: it is slow on purpose. */
export interface PasswordHasher {
  /** Returns the hash to store. */
  hash(password: string): Promise<string>
  /**
   * Whether a password matches the stored hash.
   *
   * @param findStored - reads the hash when the comparison's turn comes; null when there is no account, which takes equally long
   *   and never matches
   */
  verify(findStored: () => Promise<string | null>, password: string): Promise<boolean>
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

/** How many hashes run at once. Each takes a thread of Node's pool, which files and pictures need too. */
const workingMaximum = 2
/** How many hashes may wait, about four seconds' worth. Further requests are rejected with 503. */
const waitingMaximum = 200

/** Creates a hasher that uses Argon2id and runs a few hashes at a time. */
export function createPasswordHasher(cost: HashCost = ordinaryCost): PasswordHasher {
  const options = { parallelism: 1, ...cost }
  const gate = createGate(workingMaximum)
  let unfinished = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (unfinished >= workingMaximum + waitingMaximum) {
      throw new HttpError(503, 'The shop is busy at the moment. Please try again.', [], { 'retry-after': '5' })
    }
    unfinished += 1
    return gate(work).finally(() => {
      unfinished -= 1
    })
  }

  // A hash to compare with when there is no account. Its password is random.
  const decoyHash = hash(randomBytes(32), options)

  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (findStored, password) =>
      inTurn(async () => {
        const stored = await findStored()
        const matches = await verify(stored ?? (await decoyHash), password)
        return matches && stored !== null
      }),
  }
}
