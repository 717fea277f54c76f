import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { namedStatements } from '../db/named-statements.ts'
import { networksOf, networkUses } from './networks.ts'
import type { NetworkLimit } from './networks.ts'
import type { RateLimits, Use } from './rate-limits.ts'
import { createRememberedRejections } from './remembered-rejections.ts'
import { createTurns, floodRestRatio } from './turns.ts'
import type { Turns, TurnSender } from './turns.ts'

/** How many requests of one kind are accepted. */
export interface RequestLimit extends NetworkLimit {
  /** The maximum for one account, when the sender is signed in. */
  readonly account?: number
  /** The maximum for all senders together. */
  readonly total: number
}

/** The limits in an hour. An address may be a mobile network's, which many shoppers share. */
export const requestLimits = {
  contact: { name: 'contact messages', window: milliseconds.hour, address: 30, network: 90, account: 30, total: 600 },
  signUp: { name: 'sign-ups', window: milliseconds.hour, address: 300, network: 900, total: 3000 },
  /** Responses to a sign-up that say that an email has an account. */
  takenEmail: { name: 'taken emails', window: milliseconds.hour, address: 30, network: 90, total: 1000 },
  /** A change of an account's email also tells whether another account has it. */
  emailChange: { name: 'email changes', window: milliseconds.hour, address: 60, network: 180, account: 20, total: 1000 },
  reset: { name: 'reset requests', window: milliseconds.hour, address: 60, network: 180, total: 1000 },
  enquiry: { name: 'enquiries', window: milliseconds.hour, address: 60, network: 180, account: 60, total: 3000 },
  /** Emails about new enquiries. Beyond them, enquiries are stored without an email. */
  enquiryEmail: { name: 'emails about enquiries', window: milliseconds.hour, address: 10, network: 30, total: 60 },
  /** A browser claims all its enquiries with one request. */
  enquiryClaim: { name: 'claims of enquiries', window: milliseconds.hour, address: 60, network: 180, account: 20, total: 3000 },
  /** Links to enquiries with a wrong key. The total is high, because a right key is never counted and always works. */
  wrongLinkKey: { name: 'wrong keys of enquiries', window: milliseconds.hour, address: 10, network: 30, total: 100_000 },
  /** Invitations of further admins. */
  invitation: { name: 'invitations', window: milliseconds.hour, address: 30, network: 90, account: 10, total: 100 },
} as const satisfies Readonly<Record<string, RequestLimit>>

/** The sender of a limited request. */
interface Sender extends TurnSender {
  /** The id of the signed-in user's account. */
  readonly account?: string
}

/** Limits requests of signed-out senders and of accounts. */
export interface RequestLimits {
  /** False accepts every request. */
  readonly areOn: boolean
  /**
   * Rejects the sender while a limit is full; counts nothing.
   *
   * @throws {HttpError} 429 with `Retry-After`
   */
  check(limit: RequestLimit, sender: Sender): Promise<void>
  /**
   * Counts a request, or rejects it while a limit is full.
   *
   * @throws {HttpError} 429 with `Retry-After`
   */
  count(limit: RequestLimit, sender: Sender): Promise<void>
  /**
   * Counts a request and does its work when the turn of its sender comes. So a flood of one kind of request leaves the database to
   * the others.
   *
   * @throws {HttpError} 429 with `Retry-After` while a limit is full, 503 while too many requests of the sender's network wait
   */
  run<Result>(limit: RequestLimit, sender: Sender, work: () => Promise<Result>): Promise<Result>
}

/**
 * Creates the limits of requests.
 *
 * @param areOn - false accepts every request
 * @param restRatio - how long networks with many requests rest, as in `createTurns`
 */
export function createRequestLimits(
  { orm, pool, url }: Database,
  limits: RateLimits,
  clock: Clock,
  { areOn = true, restRatio = floodRestRatio } = {},
): RequestLimits {
  if (!areOn) return { areOn, check: async () => undefined, count: async () => undefined, run: (_limit, _sender, work) => work() }
  const reader = namedStatements(pool)
  // How many requests of one kind are worked on at once: the embedded database has a single connection, a server has ten.
  const places = url === null ? 1 : 2
  const turns = new Map<string, Turns>()
  const rejections = createRememberedRejections(clock)

  const keyOf = ({ name }: RequestLimit, { ip, account = '' }: Sender): string => `${name} ${networksOf(ip).address} ${account}`

  async function ensure(limit: RequestLimit, sender: Sender, wait: () => Promise<number>): Promise<void> {
    const key = keyOf(limit, sender)
    rejections.ensureNone(key)
    const seconds = await wait()
    rejections.rejectUntil(key, clock().getTime() + seconds * milliseconds.second)
  }

  async function count(limit: RequestLimit, sender: Sender): Promise<void> {
    const uses = usesOf(limit, sender)
    // First without locks, so that a flood does not queue for them.
    await ensure(limit, sender, () => limits.waitFor(reader, uses))
    await ensure(limit, sender, () => orm.transaction((transaction) => limits.take(transaction, uses)))
  }

  function turnsOf({ name }: RequestLimit): Turns {
    const own = turns.get(name) ?? createTurns(places, restRatio)
    turns.set(name, own)
    return own
  }

  return {
    areOn,
    count,

    check: (limit, sender) => ensure(limit, sender, () => limits.waitFor(reader, usesOf(limit, sender))),

    async run(limit, sender, work) {
      // A rejected sender does not wait.
      rejections.ensureNone(keyOf(limit, sender))
      return turnsOf(limit)(sender, async () => {
        await count(limit, sender)
        return work()
      })
    },
  }
}

function usesOf(limit: RequestLimit, { ip, account }: Sender): Use[] {
  const { name, window, total } = limit
  return [
    ...networkUses(limit, ip),
    ...(limit.account === undefined || account === undefined
      ? []
      : [{ limit: { name, window, maximum: limit.account }, subject: account }]),
    { limit: { name, window, maximum: total }, subject: '' },
  ]
}
