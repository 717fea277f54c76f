import type { Batch, Entry, Link } from '../protocol/index.ts'
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
    const batches = joined(waiting)
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

/** Joins consecutive entries of a producer, because each batch copies the session. */
function joined(batches: readonly Batch[]): Batch[] {
  const all: Batch[] = []
  let entries: Entry[] = []
  for (const batch of batches) {
    const before = all.at(-1)
    if (batch.kind !== 'entries') all.push(batch)
    else if (before?.kind === 'entries' && before.tap === batch.tap) {
      entries.push(...batch.entries)
      all[all.length - 1] = { ...batch, entries }
    } else {
      entries = [...batch.entries]
      all.push({ ...batch, entries })
    }
  }
  return all
}

/** The pause in milliseconds before an update, for a session with this many entries. */
const pauseAfter = (entries: number) => Math.min(500, 30 + entries / 50)
