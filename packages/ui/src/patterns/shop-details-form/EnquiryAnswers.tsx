import { answerPlaceholders, enquiryStatuses } from '@shop/domain'
import type { AnswerValues, EnquiryStatus } from '@shop/domain'
import { Fragment } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { problemAt, type FormProblem } from '../item-form/form-shapes.ts'
import { AnswerFields } from './AnswerFields.tsx'
import styles from './ShopDetailsForm.module.css'

/** The texts for answers to enquiries, and how they are changed. */
export interface AnswersEditing {
  /** The text for each status, with its placeholders. */
  answers: Readonly<Record<EnquiryStatus, string>>
  /** Called with the changed texts only. */
  onAnswers: (answers: Partial<Record<EnquiryStatus, string>>) => void
  /** The values of the enquiry in the preview of an answer. */
  sample: AnswerValues
}

interface EnquiryAnswersProps extends AnswersEditing {
  problems: readonly FormProblem[]
  isLocked: boolean
}

/** A field for the answer to an enquiry in each status, with the placeholders that an answer can have. */
export function EnquiryAnswers({ answers, onAnswers, sample, problems, isLocked }: EnquiryAnswersProps) {
  return (
    <div className={styles.list}>
      <p className={styles.note}>
        The chat or the email with a shopper opens with the text for the status of the enquiry. Placeholders are replaced, and a
        sentence is left out while the value of its placeholder is not known.
      </p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          Placeholders
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </summary>
        <dl className={styles.placeholders}>
          {Object.entries(answerPlaceholders).map(([name, meaning]) => (
            <Fragment key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      <ul role="list" aria-label="Answers to enquiries" className={styles.list}>
        {enquiryStatuses.map((status) => (
          <li key={status}>
            <AnswerFields
              status={status}
              text={answers[status]}
              onText={(text) => onAnswers({ [status]: text })}
              sample={sample}
              error={problemAt(problems, `answers.${status}`)}
              disabled={isLocked}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
