import { useMemo, useSyncExternalStore } from 'react'
import type { Link } from '../protocol/index.ts'
import type { Session } from '../session/index.ts'
import { linkInMemory } from '../transports/index.ts'
import { createSessionStore } from './session-store.ts'
import type { Source } from './source.ts'

/** The session of a source so far, and how to send events to it. */
export interface FollowedSession {
  /** The session so far; null before the first message. */
  session: Session | null
  link: Link | null
  /** Why the last command was rejected, as a sentence; null when none was rejected. */
  refusal: string | null
}

/** Follows the session of a source. */
export function useSession(source: Source): FollowedSession {
  const link = useMemo(() => linkOf(source), [source])
  const store = useMemo(() => (link ? createSessionStore(link) : null), [link])
  const session = useSyncExternalStore(store?.subscribe ?? never, store?.current ?? nothing, nothing)
  const refusal = useSyncExternalStore(store?.subscribe ?? never, store?.refusal ?? nothing, nothing)
  return { session: source.mode === 'replay' ? source.session : session, link, refusal }
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
