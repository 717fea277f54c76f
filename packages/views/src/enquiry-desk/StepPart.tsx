import { effectiveSteps, enquiryStatusLabels, limits, nextStatuses } from '@shop/domain'
import type { EnquiryStatus } from '@shop/domain'
import { chosenStatus } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { Select } from '@shop/ui/components/select'
import { Textarea } from '@shop/ui/components/textarea'
import { useFocusOnRemoval } from '@shop/ui/patterns/form'
import { useRef } from 'react'
import { DeskPart } from './DeskPart.tsx'
import { problemAt, type DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

/** The next step of the enquiry, and the undoing of the latest one. */
export function StepPart({ enquiry, snapshot, send }: DeskPartProps) {
  const { context } = snapshot
  const isLocked = !snapshot.hasTag('editable')
  // Right after a step its button means another one, so a double tap must find it busy.
  const isSettling = snapshot.hasTag('settling')
  const isSaving = (kind: string) => (snapshot.hasTag('saving') || isSettling) && context.saving === kind
  const next = chosenStatus(context)
  const latest = effectiveSteps(enquiry.history).at(-1)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnRemoval(heading, next === null ? 0 : 1)
  useFocusOnRemoval(heading, latest?.to ? 1 : 0)
  return (
    <DeskPart title="Status" print="never" headingRef={heading}>
      {next !== null && (
        <>
          <Select
            label="Next step"
            options={nextStatuses(enquiry.status).map((status) => ({ value: status, label: enquiryStatusLabels[status] }))}
            value={next}
            disabled={isLocked}
            onChange={(event) => send({ type: 'form.set', values: { to: event.target.value as EnquiryStatus } })}
          />
          {next === 'lost' && (
            <Textarea
              label="Reason"
              rows={2}
              value={context.form.reason}
              error={problemAt(context, 'reason')}
              disabled={isLocked}
              maxLength={limits.noteMaximum}
              onChange={(event) => send({ type: 'form.set', values: { reason: event.target.value } })}
            />
          )}
        </>
      )}
      <div className={styles.actions}>
        {next !== null && (
          <Button
            isBusy={isSaving('step')}
            disabled={(isLocked || isSettling) && !isSaving('step')}
            onClick={() => send({ type: 'change.save', kind: 'step' })}
          >
            Mark as {enquiryStatusLabels[next].toLowerCase()}
          </Button>
        )}
        {latest?.to && (
          <Button
            variant="quiet"
            isBusy={isSaving('undo')}
            disabled={(isLocked || isSettling) && !isSaving('undo')}
            onClick={() => send({ type: 'change.save', kind: 'undo' })}
          >
            Undo “{enquiryStatusLabels[latest.to]}”
          </Button>
        )}
      </div>
    </DeskPart>
  )
}
