import type { Batch, Entry, Hello, Link } from '../protocol/index.ts'
import { emptySession, receive } from '../session/index.ts'
import type { Session } from '../session/index.ts'

/** The sessions of a link, of which one is shown, for `useSyncExternalStore`. */
export interface SessionStore {
  /** The shown session; null before the first message. */
  current: () => Session | null
  /** The pages whose sessions can be shown: those that are open, and the shown one. */
  pages: () => readonly Hello[]
  /** Shows the session of another page. */
  show: (tap: string) => void
  send: Link['command']
  /** Why the last command was rejected, as a sentence; null when it was not. */
  refusal: () => string | null
  subscribe: (listener: () => void) => () => void
}

/** The page that was shown last, for testers who come back from a sandbox. */
const lastShown = new WeakMap<Link, string>()

/**
 * Follows a link. A reloaded page is another producer: its session replaces the shown one when the page of that one has closed.
 * Other pages wait until the tester chooses them.
 */
export function createSessionStore(link: Link): SessionStore {
  const listeners = new Set<() => void>()
  const wanted = lastShown.get(link)
  let sessions: ReadonlyMap<string, Session> = new Map()
  let pages: readonly Hello[] = []
  let shown = ''
  let refusal: string | null = null
  let waiting: Batch[] = []
  let stopListening: (() => void) | null = null

  function take(): void {
    const batches = joined(waiting)
    waiting = []
    const next = new Map(sessions)
    for (const batch of batches) {
      if (batch.kind === 'hello') {
        const { tap } = batch.hello
        // A page that comes back by Back has the same producer as before.
        next.set(tap, { ...(next.get(tap) ?? emptySession(batch.hello)), isOpen: true })
        if (tap === wanted || !next.get(shown)?.isOpen) shown = tap
      } else if (batch.kind === 'rejected') {
        if (batch.tap === shown) refusal = batch.why
      } else if (next.has(batch.tap)) next.set(batch.tap, receive(next.get(batch.tap)!, batch))
    }
    lastShown.set(link, shown)
    publish(next)
  }

  function publish(next: ReadonlyMap<string, Session>): void {
    sessions = new Map([...next].filter(([tap, { isOpen }]) => isOpen || tap === shown))
    const hellos = [...sessions.values()].map(({ hello }) => hello)
    if (hellos.length !== pages.length || hellos.some((hello, place) => hello !== pages[place])) pages = hellos
    for (const listener of listeners) listener()
  }

  return {
    current: () => sessions.get(shown) ?? null,
    pages: () => pages,
    show: (tap) => {
      shown = tap
      refusal = null
      lastShown.set(link, tap)
      publish(sessions)
    },
    send: (command, tap) => {
      refusal = null
      publish(sessions)
      link.command(command, tap)
    },
    refusal: () => refusal,
    subscribe: (listener) => {
      listeners.add(listener)
      stopListening ??= link.listen((batch) => {
        // Events come in bursts, so the view updates a few times a second, and less often the longer the session is.
        if (waiting.push(batch) === 1) setTimeout(take, pauseAfter(sessions.get(shown)?.entries.length ?? 0))
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
