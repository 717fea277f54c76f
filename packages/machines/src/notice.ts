/** How a notice sounds: it says that something worked, that it failed, or only that something is so. */
export type NoticeTone = 'success' | 'error' | 'info'

/**
 * What a machine says to the person. Machines emit it (`emit`), one listener of the app shows it: no machine knows
 * what a toast is.
 */
export interface Notice {
  type: 'notice'
  tone: NoticeTone
  /** A whole sentence, ready to be shown. */
  text: string
}

/** What a machine reports of a failed call, for the log: nobody is told of it. */
export interface FailureReport {
  type: 'failure'
  error: unknown
}
