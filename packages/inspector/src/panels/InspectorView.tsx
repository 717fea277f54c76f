import { useMemo } from 'react'
import { Alert, Tabs } from '@shop/ui/components'
import { chartOf, chartOfDefinition } from '../chart/chart.ts'
import { drawings } from '../chart/drawn/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import { machineById } from '@shop/machines/known'
import type { ShortestPath } from '../sandbox/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { placeOf } from '../session/index.ts'
import type { ActorRecord, Session } from '../session/index.ts'
import { snapshotOf } from '../viewing/possible-events.ts'
import type { Source } from '../viewing/source.ts'
import type { FollowedSession } from '../viewing/useSession.ts'
import { useViewing } from '../viewing/useViewing.ts'
import { ActorTree } from './ActorTree.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { ContextPanel } from './ContextPanel.tsx'
import { Controls } from './Controls.tsx'
import { EventLog } from './EventLog.tsx'
import { Faults } from './Faults.tsx'
import styles from './InspectorView.module.css'
import { Outcomes } from './Outcomes.tsx'
import { Paths } from './Paths.tsx'
import { SendEvent } from './SendEvent.tsx'
import { Sequence } from './Sequence.tsx'
import { SessionTools } from './SessionTools.tsx'
import { Timers } from './Timers.tsx'

interface InspectorViewProps {
  source: Source
  session: Session
  followed: FollowedSession
  onGo: (machineId: string | null, path: ShortestPath) => void
  onFork: (known: KnownMachine, sessionId: string, seq: number) => void
  onImport: (session: Session) => void
  onBack: (() => void) | undefined
}

/** The inspector's panels for one session. */
export function InspectorView({ source, session, followed, onGo, onFork, onImport, onBack }: InspectorViewProps) {
  const viewing = useViewing(session)
  const { actor, at, snapshot, row, ownRows } = viewing
  const known = useMemo(() => knownFor(actor), [actor])
  const chart = useMemo(() => (known ? chartOf(known.machine) : chartOfDefinition(actor?.definition ?? null)), [known, actor])
  const place = at === null ? session.entries.length - 1 : placeOf(session, at)
  const sandbox = source.mode === 'sandbox' ? source.sandbox : null
  const seenRows = at === null ? ownRows : ownRows.filter(({ until }) => until <= at)
  const first = session.entries.find(
    ({ message }) => message.sessionId === actor?.sessionId && message.type === '@xstate.actor',
  )?.message
  return (
    <div className={styles.root}>
      <Controls
        mode={source.mode}
        place={session.hello.place}
        isOpen={session.isOpen}
        viewing={viewing}
        onFork={
          known && actor && (source.mode !== 'sandbox' || at !== null)
            ? () => onFork(known, actor.sessionId, at ?? Infinity)
            : undefined
        }
        onBack={onBack}
      />
      {followed.refusal !== null && <Alert tone="error">{followed.refusal}</Alert>}
      <div className={styles.columns}>
        <div className={styles.actors}>
          <ActorTree session={session} place={place} chosen={actor?.sessionId ?? null} onChoose={viewing.choose} />
        </div>
        <div className={styles.chart}>
          {chart && (
            <ChartPanel
              key={actor?.sessionId}
              chart={chart}
              drawing={known ? (drawings[known.id] ?? null) : null}
              value={snapshot?.value}
              row={row}
              rows={seenRows}
            />
          )}
        </div>
        <div className={styles.log}>
          <Tabs
            label="Events"
            items={[
              { value: 'log', label: 'Log', content: <EventLog session={session} viewing={viewing} /> },
              { value: 'sequence', label: 'Sequence', content: <Sequence session={session} viewing={viewing} /> },
            ]}
          />
        </div>
        <div className={styles.side}>
          <Tabs
            label="About this actor"
            className={styles.tabs}
            items={[
              {
                value: 'send',
                label: 'Send',
                content: <Sending source={source} followed={followed} actor={actor} known={known} viewing={viewing} />,
              },
              {
                value: 'context',
                label: 'Context',
                content: <ContextPanel snapshot={snapshot} before={viewing.before} data={row?.data} />,
              },
              {
                value: 'timers',
                label: 'Timers',
                content: <Timers session={session} place={place} clock={sandbox?.clock ?? null} />,
              },
              {
                value: 'outcomes',
                label: 'Outcomes',
                content: <ChosenOutcomes sandbox={sandbox} known={known} canFail={session.hello.canSend && session.isOpen} />,
              },
              {
                value: 'paths',
                label: 'Paths',
                content: known && chart && (
                  <Paths
                    known={known}
                    chart={chart}
                    rows={ownRows}
                    first={first && 'snapshot' in first ? first.snapshot.value : undefined}
                    onGo={(way) => onGo(known.id, way)}
                  />
                ),
              },
              {
                value: 'session',
                label: 'Session',
                content: <SessionTools session={session} viewing={viewing} known={known} chart={chart} onImport={onImport} />,
              },
            ]}
          />
        </div>
      </div>
    </div>
  )
}

interface SendingProps {
  source: Source
  followed: FollowedSession
  actor: ActorRecord | null
  known: KnownMachine | null
  viewing: ReturnType<typeof useViewing>
}

/** Outcomes of a sandbox's requests, or faults of the running shop, or the reason why there is neither. */
function ChosenOutcomes({ sandbox, known, canFail }: { sandbox: Sandbox | null; known: KnownMachine | null; canFail: boolean }) {
  if (!sandbox) return canFail ? <Faults /> : <p className={styles.note}>The requests of a recording are over.</p>
  return known && <Outcomes known={known} sandbox={sandbox} onStep={(step) => void sandbox.take(step).catch(() => undefined)} />
}

/** The panel that sends events, or the reason why none can be sent. */
function Sending({ source, followed: { session, link }, actor, known, viewing }: SendingProps) {
  const { snapshot, at } = viewing
  if (!session?.hello.canSend || !session.isOpen || !link || source.mode === 'replay')
    return <p className={styles.note}>This recording is read-only. Go on from here in a sandbox to send events.</p>
  if (at !== null)
    return <p className={styles.note}>This is the past. Go back to the latest moment to send, or go on from here in a sandbox.</p>
  const state = known && snapshot && (source.mode === 'sandbox' ? source.sandbox.snapshot() : snapshotOf(known, snapshot))
  if (!known || !state || !actor)
    return <p className={styles.note}>This actor is not a machine of the shop. Choose one in the tree.</p>
  return (
    <SendEvent
      key={actor.sessionId}
      known={known}
      snapshot={state}
      onSend={(event) => link.command({ kind: 'send', sessionId: actor.sessionId, event }, session.hello.tap)}
    />
  )
}

/** The shop's machine of an actor; null for another chart. Stately's own producer only reports the id of the chart. */
function knownFor(actor: ActorRecord | null): KnownMachine | null {
  if (!actor) return null
  const id = actor.machineId ?? idIn(actor.definition)
  return machineById(id) ?? null
}

function idIn(definition: string | null): string | null {
  try {
    return (JSON.parse(definition ?? '') as { id?: string; states?: object }).id ?? null
  } catch {
    return null
  }
}
