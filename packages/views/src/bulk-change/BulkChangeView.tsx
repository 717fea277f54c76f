import { bulkKinds, bulkPreview, changedItems, countOfItems, needsPercent, percentProblem } from '@shop/machines'
import type { BulkChangeContext, BulkChangeEvent, BulkChangeTag, BulkKind } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { Dialog } from '@shop/ui/components/dialog'
import { Select } from '@shop/ui/components/select'
import { TextField } from '@shop/ui/components/text-field'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './BulkChange.module.css'
import { BulkPreviewList } from './BulkPreviewList.tsx'

const kindLabels: Readonly<Record<BulkKind, string>> = {
  raise: 'Raise the price',
  lower: 'Lower the price',
  promotion: 'Put on promotion',
  endPromotion: 'End the promotion',
  hide: 'Hide from shoppers',
  publish: 'Show to shoppers',
  delete: 'Delete',
}

/** The dialog that changes several items: what to change, and every item before and after it. */
export function BulkChangeView({ snapshot, send }: ViewProps<BulkChangeContext, BulkChangeTag, BulkChangeEvent>) {
  const { context } = snapshot
  const { items, itemType, kind, percent, failure } = context
  const formId = useId()
  const isBusy = snapshot.hasTag('busy')
  const count = changedItems(context).length
  const problem = percentProblem(context)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'change.confirm' })
  }
  return (
    <Dialog
      open={snapshot.hasTag('choosing')}
      onOpenChange={() => send({ type: 'change.cancel' })}
      title={`Change ${countOfItems(items.length, itemType)}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => send({ type: 'change.cancel' })} {...(isBusy && { 'aria-disabled': true })}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'delete' ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={count === 0}
          >
            {count === 0 ? 'Apply' : applyLabel(kind, countOfItems(count, itemType))}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} method="dialog" noValidate onSubmit={submit}>
        {failure !== null && <Alert>{failure}</Alert>}
        <Select
          label="What to change"
          options={[
            { value: '', label: 'Choose a change' },
            ...bulkKinds.map((each) => ({ value: each, label: kindLabels[each] })),
          ]}
          value={kind ?? ''}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = bulkKinds.find((each) => each === event.target.value)
            if (chosen) send({ type: 'kind.choose', kind: chosen })
          }}
        />
        {needsPercent(kind) && (
          <TextField
            label="Percent"
            hint={kind === 'promotion' ? 'How much less shoppers pay.' : 'New prices are rounded to ₦100.'}
            inputMode="decimal"
            autoComplete="off"
            value={percent}
            disabled={isBusy}
            {...(problem !== null && { error: problem })}
            onChange={(event) => send({ type: 'percent.typed', percent: event.target.value })}
          />
        )}
        <BulkPreviewList preview={bulkPreview(context)} kind={kind} />
      </form>
    </Dialog>
  )
}

function applyLabel(kind: BulkKind | null, items: string): string {
  return kind === 'delete' ? `Delete ${items}` : `Change ${items}`
}
