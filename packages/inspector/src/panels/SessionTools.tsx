import type { KnownMachine } from '@shop/machines/known'
import type { Chart } from '../chart/chart.ts'
import { recordedSteps } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'
import { CopyTools } from './CopyTools.tsx'
import type { CopyToolsProps } from './CopyTools.tsx'
import { FileTools } from './FileTools.tsx'
import styles from './SessionTools.module.css'

interface SessionToolsProps extends Omit<CopyToolsProps, 'known' | 'chart' | 'recorded'> {
  known: KnownMachine | null
  chart: Chart | null
  onImport: (session: Session) => void
}

/** Copies the recorded steps, and exports and imports the recording. */
export function SessionTools({ known, chart, onImport, ...shared }: SessionToolsProps) {
  const { session, viewing } = shared
  const recorded = viewing.actor && recordedSteps(session, viewing.actor.sessionId, viewing.at ?? Infinity)
  return (
    <div className={styles.root}>
      {known && chart && recorded && (
        // A text that was copied from another machine must not look like that of the chosen one.
        <CopyTools key={viewing.actor?.sessionId} {...shared} known={known} chart={chart} recorded={recorded} />
      )}
      <FileTools session={session} onImport={onImport} />
    </div>
  )
}
