import type { Batch, Command, Link } from '../protocol/index.ts'
import type { Tap } from '../tap/index.ts'

/** A viewer in the same page as the tap, as in Storybook. `obey` carries out what the viewer asks. */
export function linkInMemory(tap: Tap, obey: Obey = refuse): Link {
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
      const why = obey(command)
      if (why !== null) for (const listener of listeners) listener({ kind: 'refused', tap: tap.hello.tap, why })
    },
  }
}

/** Carries out a command. Gives why it could not, as a sentence, or null. */
export type Obey = (command: Command) => string | null

const refuse: Obey = () => 'Nothing can be asked of this recording.'
