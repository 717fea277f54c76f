import type { AdminEnquiry } from '@shop/api'
import { enquiryStatusLabels, formatInstant, limits } from '@shop/domain'
import { Button } from '@shop/ui/components/button'
import { Textarea } from '@shop/ui/components/textarea'
import { DeskPart } from './DeskPart.tsx'
import { problemAt, type DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

type Entry = AdminEnquiry['history'][number]

/** The notes and steps of the enquiry, newest first, and a new note. */
export function HistoryPart({ enquiry, snapshot, send }: DeskPartProps) {
  const { context } = snapshot
  const isLocked = !snapshot.hasTag('editable')
  const isSaving = snapshot.hasTag('saving') && context.saving === 'note'
  return (
    <DeskPart title="Notes and history">
      <div className={styles.part} data-print="never">
        <Textarea
          label="Note for the staff"
          rows={2}
          required={false}
          limit={context.form.note.length > limits.noteMaximum - 200 ? limits.noteMaximum : undefined}
          value={context.form.note}
          error={problemAt(context, 'note')}
          disabled={isLocked}
          onChange={(event) => send({ type: 'form.set', values: { note: event.target.value } })}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            isBusy={isSaving}
            disabled={isLocked && !isSaving}
            onClick={() => send({ type: 'change.save', kind: 'note' })}
          >
            Add note
          </Button>
        </div>
      </div>
      <ol role="list" className={styles.history} aria-label="History">
        {[...enquiry.history].reverse().map((entry) => (
          <li key={entry._id} className={styles.entry}>
            <span className={styles.entryText}>{entryText(entry)}</span>
            <span className={styles.detail}>
              {entry.userName} · <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </span>
          </li>
        ))}
        <li className={styles.entry}>
          <span className={styles.entryText}>{enquiry.source === 'staff' ? 'Added by staff' : 'Sent by the shopper'}</span>
          <time className={styles.detail} dateTime={enquiry.createdAt}>
            {formatInstant(enquiry.createdAt)}
          </time>
        </li>
      </ol>
    </DeskPart>
  )
}

function entryText({ kind, from, to, text }: Entry): string {
  if (kind === 'note' || to === null) return text
  if (kind === 'undo')
    return `Undone: back to ${enquiryStatusLabels[to].toLowerCase()}${from ? ` from ${enquiryStatusLabels[from].toLowerCase()}` : ''}`
  return text === '' ? enquiryStatusLabels[to] : `${enquiryStatusLabels[to]}: ${text}`
}
