import { accountSentences, formatNaira, limits, priceOf } from '@shop/domain'
import type { EnquiryForm } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { TextField } from '@shop/ui/components/text-field'
import { DeskPart } from './DeskPart.tsx'
import { problemAt, type DeskPartProps } from './desk-props.ts'
import { PrintedQuote } from './PrintedQuote.tsx'
import styles from './EnquiryDesk.module.css'

interface FieldLook {
  label: string
  hint?: string | undefined
  prefix?: string
  type?: 'date'
  inputMode?: 'decimal' | 'tel'
  maxLength?: number
}

/** Who the shopper is, and what was agreed. */
export function QuotePart({ enquiry, snapshot, send }: DeskPartProps) {
  const { context } = snapshot
  const isLocked = !snapshot.hasTag('editable')
  const isSaving = snapshot.hasTag('saving') && context.saving === 'quote'
  const field = (name: keyof EnquiryForm, look: FieldLook) => (
    <TextField
      autoComplete="off"
      required={false}
      disabled={isLocked}
      value={context.form[name]}
      error={problemAt(context, name)}
      onChange={(event) => send({ type: 'form.set', values: { [name]: event.target.value } })}
      {...look}
    />
  )
  const amount = (name: 'quotedTotal' | 'deposit', label: string) =>
    field(name, { label, inputMode: 'decimal', prefix: '₦', hint: amountHint(context.form[name]) })
  return (
    <DeskPart title="Customer and quote">
      <PrintedQuote enquiry={enquiry} />
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLocked) send({ type: 'change.save', kind: 'quote' })
        }}
      >
        {field('name', { label: 'Name', maxLength: limits.personNameMaximum })}
        {field('phoneNumber', { label: accountSentences.phoneNumber, inputMode: 'tel' })}
        {amount('quotedTotal', 'Quoted price')}
        {amount('deposit', 'Deposit')}
        {field('promisedDate', { label: 'Promised date', type: 'date' })}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" isBusy={isSaving} disabled={isLocked && !isSaving}>
            Save quote
          </Button>
        </div>
      </form>
    </DeskPart>
  )
}

/** The amount as it will be saved, so that an extra zero is noticed. */
function amountHint(text: string): string | undefined {
  const amount = priceOf(text)
  return Number.isNaN(amount) ? undefined : formatNaira(amount)
}
