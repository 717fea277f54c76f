import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '../http-error.ts'

/** Turns passwords into what is stored, and compares. Never inside a transaction: it takes long on purpose. */
export interface PasswordHasher {
  /** What is stored in place of a password. */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one that was hashed.
   *
   * @param findStored - asked when the comparison's turn has come; gives null when there is no account: comparing then
   *   takes as long, and the answer is no
   */
  verify(findStored: () => Promise<string | null>, password: string): Promise<boolean>
}

/** What one hash costs. */
export interface HashCost {
  /** Kibibytes of memory. */
  readonly memoryCost: number
  /** Passes over it. */
  readonly timeCost: number
}

/** What OWASP asks of Argon2id at least: 19 MiB, two passes. */
export const ordinaryCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** Hashes at work at once. Each takes a thread of Node's pool, of which files and pictures need some too. */
const workingMaximum = 2
/** Hashes that wait, at most: about four seconds' worth. Whoever comes later is asked to come again. */
const waitingMaximum = 200

/** Hashes with Argon2id, a few at a time. */
export function createPasswordHasher(cost: HashCost = ordinaryCost): PasswordHasher {
  const options = { parallelism: 1, ...cost }
  const waiting: (() => void)[] = []
  let working = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (working >= workingMaximum) {
      if (waiting.length >= waitingMaximum) {
        throw new HttpError(503, 'The shop is busy at the moment. Please try again.', [], { 'retry-after': '5' })
      }
      // Whoever ends hands its place over, so the number at work stays.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      working += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working -= 1
      else next()
    }
  }

  // The hash of a password that nobody knows, compared with when there is no account.
  const nobody = hash(randomBytes(32), options)

  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (findStored, password) =>
      inTurn(async () => {
        const stored = await findStored()
        const matches = await verify(stored ?? (await nobody), password)
        return matches && stored !== null
      }),
  }
}
