import type { AdminEnquiry } from '@shop/api'
import { accountSentences, formatDay, formatNaira } from '@shop/domain'
import styles from './EnquiryDesk.module.css'

/** The saved customer and quote for a print, which leaves out forms. */
export function PrintedQuote({ enquiry }: { enquiry: AdminEnquiry }) {
  const { name, phoneNumber, email, quotedTotal, deposit, promisedDate } = enquiry
  const facts = [
    ['Name', name],
    [accountSentences.phoneNumber, phoneNumber],
    ['Email', email],
    ['Quoted price', quotedTotal === null ? '' : formatNaira(quotedTotal)],
    ['Deposit', deposit === null ? '' : formatNaira(deposit)],
    ['Promised date', promisedDate === null ? '' : formatDay(promisedDate)],
  ].filter(([, text]) => text !== '')
  return (
    <div data-print="only">
      <dl className={styles.wishes}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
