import { isIPv6 } from 'node:net'

/**
 * What counts as one network address: of IPv6 its first 64 bits, since whoever has one of them has all that follow.
 *
 * @param address - as the socket or a trusted proxy gives it
 */
export function networkAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // A dotted end stands for two groups.
  const length = before.length + after.length + (bare.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
