import { useMemo, useSyncExternalStore } from 'react'
import type { Hello, Link } from '../protocol/index.ts'
import type { Session } from '../session/index.ts'
import { linkInMemory } from '../transports/index.ts'
import { createSessionStore } from './session-store.ts'
import type { Source } from './source.ts'

/** The session of a source so far, and how to send events to it. */
export interface FollowedSession {
  /** The session so far; null before the first message. */
  session: Session | null
  /** Sends an event; null for a file. */
  send: Link['command'] | null
  /** The pages that can be shown, and how to show one. Only the tab of the inspector has several. */
  pages: readonly Hello[]
  show: (tap: string) => void
  /** Why the last command was rejected, as a sentence; null when it was not. */
  refusal: string | null
}

/** Follows the session of a source. */
export function useSession(source: Source): FollowedSession {
  const store = useMemo(() => {
    const link = linkOf(source)
    return link && createSessionStore(link)
  }, [source])
  const session = useSyncExternalStore(store?.subscribe ?? never, store?.current ?? nothing, nothing)
  const refusal = useSyncExternalStore(store?.subscribe ?? never, store?.refusal ?? nothing, nothing)
  const pages = useSyncExternalStore(store?.subscribe ?? never, store?.pages ?? none, none)
  return {
    session: source.mode === 'replay' ? source.session : session,
    send: store?.send ?? null,
    pages,
    show: store?.show ?? never,
    refusal,
  }
}

function linkOf(source: Source): Link | null {
  if (source.mode === 'live') return source.link
  if (source.mode === 'replay') return null
  const { sandbox } = source
  return linkInMemory(sandbox.tap, ({ event }) => {
    void sandbox.take({ kind: 'send', event }).catch(() => undefined)
    return null
  })
}

const never = () => () => {}
const nothing = () => null
const noPages: readonly Hello[] = []
const none = () => noPages
