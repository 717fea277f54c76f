import type { AnyEventObject } from 'xstate'

/** The tone of a notice: a success, a failure, or information. */
export type NoticeTone = 'success' | 'error' | 'info'

/**
 * A message from a machine to the user. Machines emit it (`emit`), and one listener of the app shows it, because machines do not
 * depend on toasts.
 */
export interface Notice {
  type: 'notice'
  tone: NoticeTone
  /** The message, a complete sentence that is ready for display. */
  text: string
  /**
   * The event that takes back what the notice reports. The app offers Undo for ten seconds and sends the event to the machine that
   * emitted the notice.
   */
  undo?: AnyEventObject
}

/** A report of a failed request for the log, invisible to the user. */
export interface FailureReport {
  type: 'failure'
  error: unknown
}

/** A notice for the user. The event `undo` takes back what it reports. */
export function notice(tone: NoticeTone, text: string, undo?: AnyEventObject): Notice {
  return { type: 'notice', tone, text, ...(undo && { undo }) }
}

/** Milliseconds in which Undo is accepted: the ten seconds of the notice, and one more for a press at the last moment. */
export const undoTime = 11_000
