import type { Batch, Command, Link } from '../protocol/index.ts'
import type { Tap } from '../tap/index.ts'

/** A viewer in the same page as the tap, as in Storybook. `execute` runs the viewer's commands. */
export function linkInMemory(tap: Tap, execute: ExecuteCommand = reject): Link {
  const listeners = new Set<(batch: Batch) => void>()
  return {
    listen: (listener) => {
      listeners.add(listener)
      const leave = tap.join(listener)
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
    command: (command) => {
      const why = execute(command)
      if (why !== null) for (const listener of listeners) listener({ kind: 'rejected', tap: tap.hello.tap, why })
    },
  }
}

/** Executes a command. Returns null, or why it was rejected, as a sentence. */
export type ExecuteCommand = (command: Command) => string | null

const reject: ExecuteCommand = () => 'This recording is read-only.'
