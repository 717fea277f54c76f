import type { ExtraMessage } from './extras.ts'
import type { StatelyMessage } from './stately.ts'

/** Any message of a tap about an actor. */
export type Message = StatelyMessage | ExtraMessage

/** A message with its order and time. Stately's messages themselves stay unchanged. */
export interface Entry {
  /** The number of the message, from 1 without gaps. */
  seq: number
  /** Milliseconds since the tap started, with fractions. */
  at: number
  message: Message
  /** How many values were replaced by placeholders. */
  redacted: number
  /** How many values were truncated. */
  truncated: number
}

/** A producer's description of itself, its first message to every viewer. */
export interface Hello {
  /** The id of the producer. A reloaded page is another producer. */
  tap: string
  /** The page or the sandbox of the tap. It changes when the user follows a link. */
  place: string
  /** The faults that were on during the recording, in words. */
  faults?: readonly string[]
  /** The build of the shop. */
  build: string
  /** The start of the producer, in milliseconds since 1970. */
  startedAt: number
  /** Whether viewers may send events to its actors. */
  canSend: boolean
}

/** The parts of a description that change while a page is open. */
export type ProducerFacts = Partial<Pick<Hello, 'place' | 'faults'>>

/** The messages of a producer to its viewers. */
export type Batch =
  | { kind: 'hello'; hello: Hello }
  /**
   * `dropped`: how many of the oldest entries were dropped to stay within the limits. Registrations of actors are never dropped.
   */
  | { kind: 'entries'; tap: string; entries: readonly Entry[]; dropped: number }
  /**
   * A part of a long memory, newest first. `before`: entries with a lower number are still missing; null when there are none. The
   * first part also has what an earlier entry says about the latest moment.
   */
  | { kind: 'part'; tap: string; entries: readonly Entry[]; dropped: number; before: number | null }
  /** The producer's description of itself has changed. */
  | { kind: 'about'; tap: string; about: ProducerFacts }
  | { kind: 'bye'; tap: string }
  /** The producer rejected a command. */
  | { kind: 'rejected'; tap: string; why: string }
