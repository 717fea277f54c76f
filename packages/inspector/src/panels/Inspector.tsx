import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '@shop/ui/components'
import { machineById } from '@shop/machines/known'
import { fork, startSandbox, stepOfEdge, takeSteps } from '../sandbox/index.ts'
import type { ShortestPath } from '../sandbox/index.ts'
import type { Source } from '../viewing/source.ts'
import { useSession } from '../viewing/useSession.ts'
import { InspectorView } from './InspectorView.tsx'

interface InspectorProps {
  source: Source
  /** Fills the height of its container, in which each column scrolls by itself. */
  isDocked?: boolean
  /** The address of the inspector's page in the running shop, which opens links. Without it no link is offered. */
  inspectorPage?: string
}

/**
 * The inspector. It starts with one source; forks, imports and paths to a state open others on top of it, and leaving
 * them returns to the previous one.
 */
export function Inspector({ source: first, isDocked = false, inspectorPage }: InspectorProps) {
  const [opened, setOpened] = useState<readonly Source[]>([])
  const source = opened.at(-1) ?? first
  const followed = useSession(source)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (next: Source) => {
    setProblem(null)
    setOpened((before) => [...before, next])
  }
  const back = () => {
    setProblem(null)
    setOpened(opened.slice(0, -1))
  }
  useEffect(() => () => opened.forEach(end), [opened])

  const { session } = followed
  const name = useRef<HTMLDivElement>(null)
  const named = useRef(first)
  // The button that opened or left a source is gone.
  useEffect(() => {
    if (!name.current || named.current === source) return
    named.current = source
    name.current.focus()
  }, [source, session])
  if (!session)
    return (
      <EmptyState title="No shop is connected yet.">
        Open the shop in another tab with ?inspect at the end of its address. You can open it before or after this page.
      </EmptyState>
    )
  const takePath = async (machineId: string | null, { input, steps }: ShortestPath) => {
    const known = machineById(machineId)
    if (!known) return
    const sandbox = startSandbox(known.machine, { input, place: `${known.title} on a path` })
    const taken = await takeSteps(
      sandbox,
      steps.map((edge) => () => stepOfEdge(edge, sandbox.snapshot())),
    )
    open({ mode: 'sandbox', known, sandbox })
    if (taken < steps.length)
      setProblem(`The machine took ${taken} of the ${steps.length} steps of this path, so it is in an earlier state.`)
  }
  return (
    <InspectorView
      key={session.hello.tap}
      name={name}
      source={source}
      isDocked={isDocked}
      inspectorPage={inspectorPage}
      session={session}
      followed={followed}
      problem={problem ?? followed.refusal}
      onGo={(machineId, path) => void takePath(machineId, path)}
      onFork={(known, sessionId, seq) =>
        void fork(known, session, sessionId, seq).then(
          (sandbox) => open({ mode: 'sandbox', known, sandbox }),
          (error: Error) => setProblem(error.message),
        )
      }
      onImport={(imported) => open({ mode: 'replay', session: imported })}
      onBack={opened.length > 0 ? back : undefined}
    />
  )
}

function end(source: Source): void {
  if (source.mode === 'sandbox') source.sandbox.clock.stop()
}
