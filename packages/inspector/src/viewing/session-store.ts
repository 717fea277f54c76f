import type { Batch, Link } from '../protocol/index.ts'
import { emptySession, receive } from '../session/index.ts'
import type { Session } from '../session/index.ts'

/** The latest session of a link, for `useSyncExternalStore`. */
export interface SessionStore {
  current: () => Session | null
  /** Why the last command was rejected, as a sentence; null when none was rejected. */
  refusal: () => string | null
  subscribe: (listener: () => void) => () => void
}

/** Follows a link. A reloaded page is another producer, whose session replaces the earlier one. */
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
        if (batch.kind === 'rejected') refusal = batch.why
        else session = receive(session, batch)
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
        // Events come in bursts, so the view updates a few times a second, and less often the longer the session is.
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

/** The pause in milliseconds before an update, for a session with this many entries. */
const pauseAfter = (entries: number) => Math.min(500, 30 + entries / 50)
