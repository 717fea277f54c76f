import type { Command } from './command.ts'
import type { Batch } from './entry.ts'

/** A viewer's connection to producers, whatever carries it. */
export interface Link {
  /** Calls the listener with all that producers tell, from their beginning. Gives the function that ends it. */
  listen: (listener: (batch: Batch) => void) => () => void
  command: (command: Command, tap: string) => void
}
