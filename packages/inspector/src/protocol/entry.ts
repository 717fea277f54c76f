import type { ExtraMessage } from './extras.ts'
import type { StatelyMessage } from './stately.ts'

/** Anything that a tap tells of an actor. */
export type Message = StatelyMessage | ExtraMessage

/** A message in its place. Stately's messages stay as they are: order, time and marks stand around them. */
export interface Entry {
  /** Counts what a tap told, from 1 without a gap. */
  seq: number
  /** Milliseconds since the tap began, with fractions. */
  at: number
  message: Message
  /** How many values were replaced by stand-ins. */
  redacted: number
  /** How many values were cut for being too large. */
  truncated: number
}

/** What a producer says of itself, first of all and to everybody who joins. */
export interface Hello {
  /** Names the producer: another one after each reload of its page. */
  tap: string
  /** The page, or the sandbox, that it is in. */
  place: string
  /** The build of the shop. */
  build: string
  /** When it began, in milliseconds since 1970. */
  startedAt: number
  /** Whether viewers may send events to its actors. */
  canSend: boolean
}

/** What goes from a producer to its viewers. */
export type Batch =
  | { kind: 'hello'; hello: Hello }
  /** `dropped`: how many of the oldest entries are gone for lack of room. Registrations of actors are never dropped. */
  | { kind: 'entries'; tap: string; entries: readonly Entry[]; dropped: number }
  | { kind: 'bye'; tap: string }
  /** The producer could not do what it was asked. */
  | { kind: 'refused'; tap: string; why: string }
