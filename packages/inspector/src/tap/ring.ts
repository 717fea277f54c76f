import type { Entry } from '../protocol/index.ts'

/** The limits of a tap's memory. */
export interface RingLimits {
  entries: number
  /** The size as JSON, in bytes. */
  bytes: number
}

/** The default limits: enough for an hour of use, and small enough for a phone. */
export const defaultRingLimits: RingLimits = { entries: 60_000, bytes: 32 * 1024 * 1024 }

/** The latest messages of a tap. The oldest are dropped first, except for registrations of machines, which are never dropped. */
export class Ring {
  readonly #limits: RingLimits
  readonly #kept: Entry[] = []
  #entries: { entry: Entry; bytes: number }[] = []
  #first = 0
  #bytes = 0
  /** How many entries have been dropped. */
  dropped = 0

  constructor(limits: RingLimits) {
    this.#limits = limits
  }

  add(entry: Entry, bytes: number): void {
    if (isRegistration(entry)) {
      this.#kept.push(entry)
      return
    }
    this.#entries.push({ entry, bytes })
    this.#bytes += bytes
    while (this.#length > this.#limits.entries || (this.#bytes > this.#limits.bytes && this.#length > 1)) {
      this.#bytes -= this.#entries[this.#first]!.bytes
      this.#first += 1
      this.dropped += 1
    }
    // Removing the first elements of a long array takes time in proportion to its length, so it happens rarely.
    if (this.#first > this.#limits.entries) {
      this.#entries = this.#entries.slice(this.#first)
      this.#first = 0
    }
  }

  /** Returns the entries in memory, in order. */
  all(): Entry[] {
    const entries = this.#entries.slice(this.#first).map(({ entry }) => entry)
    return [...this.#kept, ...entries].sort((one, other) => one.seq - other.seq)
  }

  get #length(): number {
    return this.#entries.length - this.#first
  }
}

/** Whether an entry registers a machine. Registrations are never dropped; those of requests are dropped like other messages. */
function isRegistration({ message }: Entry): boolean {
  if (message.type === '@shop.about') return message.kind === 'machine'
  return message.type === '@xstate.actor' && message.snapshot.value !== undefined
}
