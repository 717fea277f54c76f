import { isIPv6 } from 'node:net'

/**
 * The key under which attempts from an address are counted. For IPv6 it is the first 64 bits, because one customer usually owns
 * all addresses below them.
 *
 * @param address - from the socket or a trusted proxy
 */
export function networkAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // An embedded IPv4 address takes two groups.
  const length = before.length + after.length + (bare.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
