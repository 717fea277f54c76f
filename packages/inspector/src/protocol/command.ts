import type { EventRecord } from './stately.ts'

/** What a viewer asks of a producer that has the capability for it. */
export type Command =
  /** Capability `send`. */
  | { kind: 'send'; sessionId: string; event: EventRecord }
  /** Capability `outcomes`: a request that is under way is answered or fails, `delay` milliseconds of its clock later. */
  | { kind: 'answer'; sessionId: string; output: unknown; delay: number }
  | { kind: 'fail'; sessionId: string; error: unknown; delay: number }
  /** Capability `clock`. */
  | { kind: 'clock.run' }
  | { kind: 'clock.stop' }
  | { kind: 'clock.advance'; by: number }
