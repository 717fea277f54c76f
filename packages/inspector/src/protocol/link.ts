import type { Command } from './command.ts'
import type { Batch } from './entry.ts'

/** A viewer's connection to producers, over any transport. */
export interface Link {
  /** Calls the listener with all messages of producers from their start. Returns the function that unsubscribes. */
  listen: (listener: (batch: Batch) => void) => () => void
  command: (command: Command, tap: string) => void
}
