import { Link } from '../../components/link/index.ts'
import styles from './OrderingSteps.module.css'

interface OrderingStepsProps {
  /** Whether the item is made abroad: it is then paid in full before it is ordered from its maker. */
  isForeign?: boolean
  /** Address of the terms. */
  termsHref: string
}

/** How a shopper orders an item by chat, in four steps, with a link to the terms. */
export function OrderingSteps({ isForeign = false, termsHref }: OrderingStepsProps) {
  return (
    <section className={styles.root} data-print="never">
      <h2 className={styles.title}>How ordering works</h2>
      <ol className={styles.steps}>
        <li>Your order opens a chat with us, and the message is already written.</li>
        <li>We send you a quotation with the final price and date.</li>
        <li>{isForeign ? 'Full payment' : 'A deposit of 50-80%'} confirms your order.</li>
        <li>{isForeign ? 'It ships in 5-6 weeks, and we deliver it.' : 'You pay the balance, and we deliver.'}</li>
      </ol>
      <Link className={styles.terms} href={termsHref}>
        Read the terms
      </Link>
    </section>
  )
}
