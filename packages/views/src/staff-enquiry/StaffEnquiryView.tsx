import { accountSentences, formatNaira, limits, totalPrice } from '@shop/domain'
import type { StaffEnquiryContext, StaffEnquiryEvent, StaffEnquiryTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { IconButton } from '@shop/ui/components/icon-button'
import { Link } from '@shop/ui/components/link'
import { QuantityStepper } from '@shop/ui/components/quantity-stepper'
import { Textarea } from '@shop/ui/components/textarea'
import { TextField } from '@shop/ui/components/text-field'
import { useFocusOnRejection, useFocusOnRemoval } from '@shop/ui/patterns/form'
import { useRef } from 'react'
import { LeaveQuestion } from '../leave-question/LeaveQuestion.tsx'
import type { ViewProps } from '../view-snapshot.ts'
import { ItemSearch } from './ItemSearch.tsx'
import type { ItemSearchProps } from './ItemSearch.tsx'
import styles from './StaffEnquiry.module.css'

interface StaffEnquiryViewProps extends ItemSearchProps, ViewProps<StaffEnquiryContext, StaffEnquiryTag, StaffEnquiryEvent> {
  /** The address of all enquiries. */
  enquiriesHref: string
}

/** The screen New enquiry: what staff agreed in the showroom or on the phone. */
export function StaffEnquiryView({ snapshot, send, enquiriesHref, ...search }: StaffEnquiryViewProps) {
  const { values, lines, problems, failure } = snapshot.context
  const isSaving = snapshot.hasTag('saving')
  const isLocked = !snapshot.hasTag('editable')
  const { root, onSave } = useFocusOnRejection<HTMLDivElement>({ isSaving, failure, problems })
  const itemsHeading = useRef<HTMLHeadingElement>(null)
  useFocusOnRemoval(itemsHeading, lines.length)
  const field = (name: keyof typeof values) => ({
    autoComplete: 'off',
    value: values[name],
    error: problems[name],
    disabled: isLocked,
    onChange: (event: { target: { value: string } }) => send({ type: 'fields.typed', values: { [name]: event.target.value } }),
  })
  return (
    <div ref={root} className={styles.root}>
      <Link href={enquiriesHref} className={styles.back}>
        All enquiries
      </Link>
      <h1 className={styles.title}>New enquiry</h1>
      {failure !== null && (
        <Alert tabIndex={-1} data-failure="">
          {failure}
        </Alert>
      )}
      <div className={styles.fields}>
        <TextField {...field('name')} label="Name" maxLength={limits.personNameMaximum} />
        <TextField {...field('phoneNumber')} label={accountSentences.phoneNumber} isOptional inputMode="tel" />
      </div>
      <h2 ref={itemsHeading} tabIndex={-1} className={styles.partTitle}>
        Items
      </h2>
      {problems.lines !== undefined && (
        <Alert tabIndex={-1} data-failure="">
          {problems.lines}
        </Alert>
      )}
      {lines.length > 0 && (
        <>
          <ul role="list" aria-label="Chosen items">
            {lines.map(({ item, name, price, quantity }) => (
              <li key={item} className={styles.line}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>{formatNaira(price)}</span>
                <span className={styles.control}>
                  <QuantityStepper
                    label={`Quantity of ${name}`}
                    value={quantity}
                    disabled={isLocked}
                    onChange={(next) => send({ type: 'line.set', item, quantity: next })}
                  />
                  <IconButton
                    label={`Remove ${name}`}
                    icon="trash"
                    disabled={isLocked}
                    onClick={() => send({ type: 'line.set', item, quantity: 0 })}
                  />
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>Total {formatNaira(totalPrice(lines))}</p>
        </>
      )}
      <ItemSearch {...search} isLocked={isLocked} onAdd={(line) => send({ type: 'line.add', line })} />
      <Textarea {...field('note')} label="Note" isOptional rows={3} maxLength={limits.noteMaximum} />
      <div>
        <Button
          size="large"
          isBusy={isSaving}
          disabled={isLocked && !isSaving}
          onClick={() => {
            onSave()
            send({ type: 'form.submit' })
          }}
        >
          Add enquiry
        </Button>
      </div>
      <LeaveQuestion isOpen={snapshot.hasTag('asking')} isSaving={isSaving} send={send} />
    </div>
  )
}
