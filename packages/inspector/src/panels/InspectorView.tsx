import { useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Alert } from '@shop/ui/components'
import { chartOf, chartOfDefinition } from '../chart/chart.ts'
import { drawings } from '../chart/drawn/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import type { ShortestPath } from '../sandbox/index.ts'
import { placeOf } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { knownFor } from '../viewing/known-for.ts'
import { senderFor } from '../viewing/sending.ts'
import type { Source } from '../viewing/source.ts'
import type { FollowedSession } from '../viewing/useSession.ts'
import { useViewing } from '../viewing/useViewing.ts'
import { ActorTree } from './ActorTree.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { ChosenOutcomes } from './ChosenOutcomes.tsx'
import { ContextPanel } from './ContextPanel.tsx'
import { Controls } from './Controls.tsx'
import type { Correction } from './CopyTools.tsx'
import { EventLog } from './EventLog.tsx'
import { firstFaultForm } from './Faults.tsx'
import { InspectorLayout } from './InspectorLayout.tsx'
import styles from './InspectorView.module.css'
import { Paths } from './Paths.tsx'
import { SendEvent } from './SendEvent.tsx'
import { Sequence } from './Sequence.tsx'
import { SessionTools } from './SessionTools.tsx'
import { Timers } from './Timers.tsx'
import { useFocusOfRemoved } from './useFocusOfRemoved.ts'

interface InspectorViewProps {
  name: RefObject<HTMLDivElement | null>
  source: Source
  isDocked: boolean
  inspectorPage: string | undefined
  session: Session
  followed: FollowedSession
  /** Why the last action of the tester was impossible, as a sentence. */
  problem: string | null
  onGo: (machineId: string | null, path: ShortestPath) => void
  onFork: (known: KnownMachine, sessionId: string, seq: number) => void
  onImport: (session: Session) => void
  onBack: (() => void) | undefined
}

/** The inspector's panels for one session. */
export function InspectorView({
  name,
  source,
  isDocked,
  inspectorPage,
  session,
  followed,
  problem,
  onGo,
  onFork,
  onImport,
  onBack,
}: InspectorViewProps) {
  const viewing = useViewing(session)
  // A panel whose tab is not selected does not exist, so its choices are here.
  const [faultForm, setFaultForm] = useState(firstFaultForm)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const { actor, at, snapshot, row, ownRows } = viewing
  const known = useMemo(() => knownFor(actor), [actor])
  const chart = useMemo(() => (known ? chartOf(known.machine) : chartOfDefinition(actor?.definition ?? null)), [known, actor])
  const place = at === null ? session.entries.length - 1 : placeOf(session, at)
  const sandbox = source.mode === 'sandbox' ? source.sandbox : null
  const sender = senderFor(source, followed, known, viewing)
  const isLoading = session.older !== null
  /** The content of a panel that needs the whole recording. */
  const whole = (content: ReactNode) => (isLoading ? <p className={styles.note}>Older events are loading.</p> : content)
  const pin = () => viewing.pin(actor?.sessionId ?? null)
  const root = useRef<HTMLDivElement>(null)
  useFocusOfRemoved(root)
  return (
    <div ref={root} className={styles.root} data-docked={isDocked || undefined}>
      <Controls
        name={name}
        mode={source.mode}
        hello={session.hello}
        pages={followed.pages}
        onPage={followed.show}
        isOpen={session.isOpen}
        isLoading={isLoading}
        viewing={viewing}
        onFork={
          known && actor && !isLoading && (source.mode !== 'sandbox' || at !== null)
            ? () => onFork(known, actor.sessionId, at ?? Infinity)
            : undefined
        }
        onBack={onBack}
      />
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <InspectorLayout
        isDocked={isDocked}
        actors={<ActorTree session={session} place={place} viewing={viewing} />}
        chart={
          chart && (
            <ChartPanel
              key={actor?.sessionId}
              chart={chart}
              drawing={known ? (drawings[known.id] ?? null) : null}
              value={snapshot?.value}
              row={row}
              rows={ownRows}
              sender={sender}
              onOpen={pin}
            />
          )
        }
        log={<EventLog session={session} viewing={viewing} chart={chart} />}
        sequence={<Sequence session={session} viewing={viewing} />}
        about={[
          {
            value: 'send',
            label: 'Send',
            content:
              typeof sender === 'string' ? (
                <p className={styles.note}>{sender}</p>
              ) : (
                <SendEvent key={actor?.sessionId} {...sender} onOpen={pin} />
              ),
          },
          {
            value: 'context',
            label: 'Context',
            content: <ContextPanel snapshot={snapshot} before={viewing.before} data={row?.data} />,
          },
          {
            value: 'timers',
            label: 'Timers',
            content: whole(<Timers session={session} place={place} clock={sandbox?.clock ?? null} />),
          },
          {
            value: 'outcomes',
            label: 'Outcomes',
            content: <ChosenOutcomes {...{ sandbox, known, session, faultForm }} onFaultForm={setFaultForm} />,
          },
          {
            value: 'paths',
            label: 'Paths',
            content: whole(
              known && chart && (
                <Paths
                  known={known}
                  chart={chart}
                  rows={ownRows}
                  first={firstValue(session, actor?.sessionId)}
                  onGo={(way) => onGo(known.id, way)}
                />
              ),
            ),
          },
          {
            value: 'session',
            label: 'Session',
            content: whole(
              <SessionTools
                {...{ session, viewing, known, chart, correction, inspectorPage }}
                onCorrect={setCorrection}
                onImport={onImport}
              />,
            ),
          },
        ]}
      />
    </div>
  )
}

/** The initial state of an actor. */
function firstValue({ entries }: Session, sessionId: string | undefined): unknown {
  const first = entries.find(({ message }) => message.sessionId === sessionId && message.type === '@xstate.actor')?.message
  return first && 'snapshot' in first ? first.snapshot.value : undefined
}
