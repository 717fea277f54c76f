import { enquiryAnswer, enquiryStatusLabels, limits, originalAnswers } from '@shop/domain'
import type { AnswerValues, EnquiryStatus } from '@shop/domain'
import { useRef, useState } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Textarea } from '../../components/textarea/index.ts'
import styles from './ShopDetailsForm.module.css'

interface AnswerFieldsProps {
  status: EnquiryStatus
  /** The text with its placeholders. */
  text: string
  onText: (text: string) => void
  /** The values of the enquiry in the preview. */
  sample: AnswerValues
  error: string | undefined
  disabled: boolean
}

/** The text for answers to the enquiries of one status, with a preview. It is closed until it is needed, like an e-catalogue. */
export function AnswerFields({ status, text, onText, sample, error, disabled }: AnswerFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const label = enquiryStatusLabels[status]
  const original = originalAnswers[status]
  const reset = () => {
    // The button is disabled then and would lose the focus.
    field.current?.focus()
    onText(original)
  }
  return (
    <details className={styles.fold} open={isOpen || error !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.heading}>
          {label}
          {text !== original && <Badge>Changed</Badge>}
        </span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </summary>
      <div className={styles.foldFields}>
        <Textarea
          ref={field}
          label={`Answer while “${label}”`}
          rows={4}
          limit={text.length > limits.answerMaximum - 200 ? limits.answerMaximum : undefined}
          value={text}
          error={error}
          onChange={(event) => onText(event.target.value)}
        />
        <figure className={styles.preview}>
          <figcaption>Preview with an invented enquiry</figcaption>
          <blockquote>{enquiryAnswer(text, sample)}</blockquote>
        </figure>
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={disabled || text === original} onClick={reset}>
            Back to the original text
          </Button>
        </div>
      </div>
    </details>
  )
}
