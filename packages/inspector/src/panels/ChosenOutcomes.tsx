import type { KnownMachine } from '@shop/machines/known'
import type { Sandbox } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'
import { sendsLists } from '../viewing/sends-lists.ts'
import { Faults } from './Faults.tsx'
import type { FaultForm } from './Faults.tsx'
import { Outcomes } from './Outcomes.tsx'
import styles from './InspectorView.module.css'

interface ChosenOutcomesProps {
  sandbox: Sandbox | null
  known: KnownMachine | null
  session: Session
  faultForm: FaultForm
  onFaultForm: (form: FaultForm) => void
}

/** Outcomes of a sandbox's requests, or faults of the running shop, or the reason why there is neither. */
export function ChosenOutcomes({ sandbox, known, session, faultForm, onFaultForm }: ChosenOutcomesProps) {
  if (sandbox)
    return (
      known && (
        <Outcomes known={known} sandbox={sandbox} onOutcome={(outcome) => void sandbox.take(outcome).catch(() => undefined)} />
      )
    )
  if (!session.hello.canSend || !session.isOpen) return <p className={styles.note}>The requests of a recording are over.</p>
  return <Faults machineId={known?.id ?? null} sendsLists={sendsLists(session)} form={faultForm} onForm={onFaultForm} />
}
