import type { Entry } from '../protocol/index.ts'

/** How much a tap remembers. */
export interface RingLimits {
  entries: number
  /** Bytes as JSON. */
  bytes: number
}

/** Enough for an hour of a shop that is used, and little enough for a phone. */
export const usualRing: RingLimits = { entries: 60_000, bytes: 32 * 1024 * 1024 }

/** What a tap told, as far as there is room; the oldest goes first, but for the registrations of machines, which are kept for good. */
export class Ring {
  readonly #limits: RingLimits
  readonly #kept: Entry[] = []
  #entries: { entry: Entry; bytes: number }[] = []
  #first = 0
  #bytes = 0
  /** How many entries are gone. */
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
    // Taking away from the front of a long list costs its whole length: it is done seldom.
    if (this.#first > this.#limits.entries) {
      this.#entries = this.#entries.slice(this.#first)
      this.#first = 0
    }
  }

  /** All that is remembered, in its order. */
  all(): Entry[] {
    const entries = this.#entries.slice(this.#first).map(({ entry }) => entry)
    return [...this.#kept, ...entries].sort((one, other) => one.seq - other.seq)
  }

  get #length(): number {
    return this.#entries.length - this.#first
  }
}

/** Machines are kept; requests come and go with what they answer. */
function isRegistration({ message }: Entry): boolean {
  if (message.type === '@shop.about') return message.kind === 'machine'
  return message.type === '@xstate.actor' && message.snapshot.value !== undefined
}
