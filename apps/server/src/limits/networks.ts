import ipaddr from 'ipaddr.js'
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
  // A closed connection has no address any more.
  if (!ipaddr.isValid(address)) return { address, network: address }
  // An IPv4 address may come inside an IPv6 one, as in ::ffff:203.0.113.9, which `process` takes out.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) {
    const [a, b, c] = parsed.octets
    return { address: parsed.toString(), network: `${a}.${b}.${c}.0/24` }
  }
  const first = (count: number): string =>
    parsed.parts
      .slice(0, count)
      .map((part) => part.toString(16))
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
