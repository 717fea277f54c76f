import { asCode } from '../copy/as-code.ts'
import { differences } from '../session/index.ts'
import type { Difference } from '../session/index.ts'
import type { SnapshotRecord } from '../protocol/index.ts'
import styles from './ContextPanel.module.css'
import { Values } from './Values.tsx'

interface ContextPanelProps {
  snapshot: SnapshotRecord | null
  /** The snapshot of the same actor before the selected step. */
  before: SnapshotRecord | null
  /** The payload of that step's event. */
  data: unknown
}

/** The context of the actor, and what the last step changed in it. */
export function ContextPanel({ snapshot, before, data }: ContextPanelProps) {
  const changed = before ? differences(before.context, snapshot?.context) : []
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>Changed by this step</h3>
      {changed.length === 0 ? (
        <p className={styles.none}>Nothing.</p>
      ) : (
        <ul className={styles.changes}>
          {changed.map((one) => (
            <Change key={one.path} {...one} />
          ))}
        </ul>
      )}
      <h3 className={styles.title}>Context</h3>
      <Values value={snapshot?.context} changed={new Set(changed.map(({ path }) => path))} />
      {snapshot?.tags && snapshot.tags.length > 0 && <p className={styles.tags}>Tags: {snapshot.tags.join(', ')}</p>}
      {snapshot?.output !== undefined && <Part title="Output" value={snapshot.output} />}
      {snapshot?.error !== undefined && <Part title="Error" value={snapshot.error} />}
      {isSomething(data) && <Part title="Payload of the event" value={data} />}
    </div>
  )
}

function Part({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Values value={value} />
    </>
  )
}

function Change({ path, kind, before, after }: Difference) {
  return (
    <li data-kind={kind}>
      <b>{path || 'all of it'}</b> {kind}: {kind !== 'added' && <del>{short(before)}</del>}{' '}
      {kind !== 'removed' && <ins>{short(after)}</ins>}
    </li>
  )
}

function short(value: unknown): string {
  const text = asCode(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

function isSomething(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0
}
