import { synonymsMessages } from '@shop/machines'
import type { SynonymsContext, SynonymsEvent, SynonymsTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'
import { Skeleton } from '@shop/ui/components/skeleton'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import type { ViewProps } from '../view-snapshot.ts'
import { MissedSearches } from './MissedSearches.tsx'
import { SynonymForm } from './SynonymForm.tsx'
import { SynonymList } from './SynonymList.tsx'
import styles from './Synonyms.module.css'

export type SynonymsViewProps = ViewProps<SynonymsContext, SynonymsTag, SynonymsEvent>

/** The screen Search: the searches that found little, and the synonyms. */
export function SynonymsView({ snapshot, send }: SynonymsViewProps) {
  const { report, removal, problem } = snapshot.context
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Search</h1>
      {snapshot.hasTag('failed') && <Alert onRetry={() => send({ type: 'report.retry' })}>{problem}</Alert>}
      {snapshot.hasTag('loading') && report === null && (
        <div aria-busy>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton length="short" />
          <Skeleton />
        </div>
      )}
      {report !== null && (
        <>
          <MissedSearches searches={report.searches} isUnavailable={!snapshot.hasTag('idle')} send={send} />
          <SynonymList synonyms={report.synonyms} isUnavailable={!snapshot.hasTag('idle')} send={send} />
        </>
      )}
      <SynonymForm snapshot={snapshot} send={send} />
      {removal !== null && (
        <ConfirmDialog
          open={snapshot.hasTag('asking')}
          title="Remove synonym"
          question={synonymsMessages.question(removal.word, removal.means)}
          confirmLabel="Remove"
          tone="danger"
          isBusy={snapshot.hasTag('removing')}
          error={problem ?? undefined}
          onConfirm={() => send({ type: 'removal.confirmed' })}
          onCancel={() => send({ type: 'removal.cancelled' })}
        />
      )}
    </div>
  )
}
