import { useEffect, useState } from 'react'
import { previews } from '../preview/previews.ts'
import { previewSend } from '../preview/preview-send.ts'
import { machineById } from '@shop/machines/known'
import { Inspector } from '../panels/Inspector.tsx'
import { startSandbox } from '../sandbox/index.ts'
import type { Source } from '../viewing/source.ts'
import { useMachineState } from './useMachineState.ts'
import styles from './stories.module.css'

interface MachineSandboxProps {
  /** The id of the machine's chart. */
  machine: string
  /** The start of the machine, by its sentence in the path tests; the first one unless given. */
  start?: string
}

/** The inspector with a sandbox, below the preview of the machine. */
export function MachineSandbox({ machine, start }: MachineSandboxProps) {
  const known = machineById(machine)!
  const [source] = useState<Source & { mode: 'sandbox' }>(() => {
    const starts = Object.assign({}, ...known.models.map((model) => model.starts)) as Record<string, unknown>
    const name = start ?? Object.keys(starts)[0]!
    const sandbox = startSandbox(known.machine, { input: starts[name], place: name })
    return { mode: 'sandbox', known, sandbox }
  })
  useEffect(() => source.sandbox.clock.stop, [source])
  return (
    <div className={styles.sandbox}>
      <Shown source={source} />
      <Inspector source={source} />
    </div>
  )
}

function Shown({ source: { known, sandbox } }: { source: Source & { mode: 'sandbox' } }) {
  const snapshot = useMachineState(sandbox)
  const shown = previews[known.id]?.(snapshot, previewSend(sandbox))
  return (
    shown && (
      <details className={styles.shown} open>
        <summary>Preview</summary>
        {shown}
      </details>
    )
  )
}
