import { useMemo, useState } from 'react'
import { Switch } from '@shop/ui/components'
import { Breakable } from '../chart/Breakable.tsx'
import type { SnapshotRecord } from '../protocol/index.ts'
import type { ActorRecord, Session } from '../session/index.ts'
import { snapshotsAt, valueWords } from '../session/index.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import styles from './ActorTree.module.css'
import { Panel } from './Panel.tsx'

interface ActorTreeProps {
  session: Session
  /** The index of the selected entry. */
  place: number
  viewing: Viewing
}

/**
 * The actors that run at the selected step as a tree, each with its state. Choosing one pins it; otherwise the panels follow the one that
 * moved last. The chosen one stays when it has ended.
 */
export function ActorTree({ session, place, viewing }: ActorTreeProps) {
  const chosen = viewing.actor?.sessionId ?? null
  const [showsRequests, setShowsRequests] = useState(false)
  const [showsIdle, setShowsIdle] = useState(false)
  const snapshots = useMemo(() => snapshotsAt(session, place), [session, place])
  const known = [...session.actors.values()].filter(({ kind }) => showsRequests || kind === 'machine' || kind === 'unknown')
  const isRunning = ({ sessionId }: ActorRecord) => snapshots.get(sessionId)?.status === 'active'
  const shown = known.filter((actor) => showsIdle || actor.sessionId === chosen || isRunning(actor))
  const idle = known.filter((actor) => !isRunning(actor)).length
  const isShown = new Set(shown.map(({ sessionId }) => sessionId))
  const roots = shown.filter(({ parentId }) => parentId === null || !isShown.has(parentId))
  const branch = (actor: ActorRecord) => (
    <li key={actor.sessionId}>
      <button
        type="button"
        className={styles.actor}
        aria-current={actor.sessionId === chosen || undefined}
        onClick={() => viewing.pin(actor.sessionId)}
      >
        <span className={styles.name}>{actor.name}</span>
        <span className={styles.state}>
          <Breakable text={stateOf(snapshots.get(actor.sessionId))} />
        </span>
      </button>
      <Children>{shown.filter(({ parentId }) => parentId === actor.sessionId).map(branch)}</Children>
    </li>
  )
  return (
    <Panel title="Actors">
      <ul className={styles.tree}>{roots.map(branch)}</ul>
      <Switch
        label="Follow the actor that moved last"
        checked={!viewing.isPinned}
        onChange={(event) => viewing.pin(event.target.checked ? null : chosen)}
      />
      <Switch
        label="Requests and listeners"
        checked={showsRequests}
        onChange={(event) => setShowsRequests(event.target.checked)}
      />
      {(idle > 0 || showsIdle) && (
        <Switch
          label={`Actors that do not run (${idle})`}
          checked={showsIdle}
          onChange={(event) => setShowsIdle(event.target.checked)}
        />
      )}
    </Panel>
  )
}

function Children({ children }: { children: React.ReactNode[] }) {
  return children.length > 0 && <ul className={styles.tree}>{children}</ul>
}

function stateOf(snapshot: SnapshotRecord | undefined): string {
  if (!snapshot) return 'not there yet'
  return snapshot.value === undefined || snapshot.status !== 'active' ? snapshot.status : valueWords(snapshot.value)
}
