import type { Batch, Link } from '../protocol/index.ts'
import { emptySession, hear } from '../session/index.ts'
import type { Session } from '../session/index.ts'

/** The latest session of a link, for `useSyncExternalStore`. */
export interface SessionStore {
  current: () => Session | null
  /** What a producer could not do, as a sentence; null when it did all. */
  refusal: () => string | null
  subscribe: (listener: () => void) => () => void
}

/** Follows a link. A page that is loaded anew is another producer: its session takes the place of the one before. */
export function createSessionStore(link: Link): SessionStore {
  const listeners = new Set<() => void>()
  let session: Session | null = null
  let refusal: string | null = null
  let waiting: Batch[] = []
  let stopListening: (() => void) | null = null

  function take(): void {
    const batches = waiting
    waiting = []
    for (const batch of batches) {
      if (batch.kind === 'hello') {
        if (session?.hello.tap !== batch.hello.tap) session = emptySession(batch.hello)
      } else if (session && batch.tap === session.hello.tap) {
        if (batch.kind === 'refused') refusal = batch.why
        else session = hear(session, batch)
      }
    }
    for (const listener of listeners) listener()
  }

  return {
    current: () => session,
    refusal: () => refusal,
    subscribe: (listener) => {
      listeners.add(listener)
      stopListening ??= link.listen((batch) => {
        // Much happens at once; it is shown a few times a second, and less often the more there is to show.
        if (waiting.push(batch) === 1) setTimeout(take, pauseAfter(session?.entries.length ?? 0))
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = null
      }
    },
  }
}

/** Milliseconds for which happenings are gathered before they are shown beside so many others. */
const pauseAfter = (entries: number) => Math.min(500, 30 + entries / 50)
