import { randomBytes } from 'node:crypto'

let lastTime = 0
let counter = 0

/**
 * Creates an id: a UUID of version 7 (RFC 9562). It begins with the current millisecond, so rows written one after the other are
 * neighbours in an index. Within a millisecond the 12 bits after the time count up: the ids of one process always increase, which
 * orders items imported at the same instant.
 *
 * @param now - the time in milliseconds
 */
export function newId(now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now
    counter = 0
  } else if (counter === 0xfff) {
    lastTime += 1
    counter = 0
  } else {
    counter += 1
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The smallest id of a time, in milliseconds: the ids of earlier rows are smaller. */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
