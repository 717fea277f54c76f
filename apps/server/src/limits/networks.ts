import { isIPv6 } from 'node:net'
import type { Use } from './rate-limits.ts'

/** The keys under which the requests of an IP address are counted. */
interface Networks {
  /** The address itself. For IPv6 it is the first 64 bits, because one customer usually owns all addresses below them. */
  readonly address: string
  /** The network around it, /24 or /48, in which one attacker may own many addresses. */
  readonly network: string
}

/**
 * Returns the keys of an address.
 *
 * @param address - from the socket or a trusted proxy
 */
export function networksOf(address: string): Networks {
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return { address: bare, network: bare.replace(/\.\d+$/, '.0/24') }
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // An embedded IPv4 address takes two groups.
  const length = before.length + after.length + (bare.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  const first = (count: number): string =>
    groups
      .slice(0, count)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':')
  return { address: `${first(4)}::/64`, network: `${first(3)}::/48` }
}

/** A limit of what one address, and the network around it, may cause. */
export interface NetworkLimit {
  readonly name: string
  /** The length of the sliding window in milliseconds. */
  readonly window: number
  /** The maximum for one address. */
  readonly address: number
  /** The maximum for a network. */
  readonly network: number
}

/** The uses of a limit by a sender. */
export function networkUses({ name, window, ...maxima }: NetworkLimit, sender: string): Use[] {
  const { address, network } = networksOf(sender)
  return [
    { limit: { name, window, maximum: maxima.address }, subject: address },
    { limit: { name, window, maximum: maxima.network }, subject: network },
  ]
}
