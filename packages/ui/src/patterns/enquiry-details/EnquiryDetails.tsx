import { formatDay, formatDayOf, formatNaira, totalPrice } from '@shop/domain'
import type { LabelledWish } from '@shop/domain'
import { Badge } from '../../components/badge/index.ts'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { LineRow } from '../line-row/index.ts'
import { LineList, ListLayout } from '../list-layout/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { SummaryPanel } from '../summary-panel/index.ts'
import styles from './EnquiryDetails.module.css'

/** An item of an enquiry as it was when the chat opened. */
interface EnquiryDetailsItem {
  name: string
  /** Such as `Bed+Wardrobe+mirror`; may be empty. */
  contents: string
  /** Naira for one. */
  price: number
  quantity: number
  /** The shopper's wishes about it. */
  wishes?: readonly LabelledWish[]
  image: ShopImage | null
  /** The address of its page; null when the shop no longer has it. */
  href: string | null
}

/** A status of an enquiry and when it began. */
interface EnquiryDetailsStep {
  label: string
  at: string
}

interface EnquiryDetailsProps {
  /** Such as ILE-7K2Q9X. */
  reference: string
  /** The items as they were when the chat opened. */
  items: readonly EnquiryDetailsItem[]
  /** The shopper's wishes about the whole order. */
  wishes?: readonly LabelledWish[]
  /** The statuses so far, oldest first. The last one is the current one. */
  steps: readonly EnquiryDetailsStep[]
  /** Naira, at the prices when the chat opened. */
  total: number
  /** Naira: the price that the shop has quoted; null without one. */
  quotedTotal?: number | null
  /** Naira; null without one. */
  deposit?: number | null
  /** A day as YYYY-MM-DD. */
  promisedDate?: string | null
  /** The chat link with a message about this enquiry. */
  chatHref: string
  /** Called by Order again, which is left out without it. */
  onOrderAgain?: (() => void) | undefined
}

/**
 * An enquiry of a shopper by chat: the items as they were, what the shopper wrote, the statuses with their dates, and what the shop
 * has quoted. It shows no name and no phone number of an account, because everybody who has the link can open it.
 */
export function EnquiryDetails(props: EnquiryDetailsProps) {
  const {
    reference,
    items,
    wishes = [],
    steps,
    total,
    quotedTotal = null,
    deposit = null,
    promisedDate = null,
    chatHref,
    onOrderAgain,
  } = props
  const current = steps.at(-1)
  const amounts = [
    { label: 'Total', value: total },
    { label: 'Quoted total', value: quotedTotal },
    { label: 'Deposit paid', value: deposit },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value: <strong>{formatNaira(value)}</strong> }]))
  const rows = promisedDate === null ? amounts : [...amounts, { label: 'Promised for', value: formatDay(promisedDate) }]
  return (
    <ListLayout
      title={`Enquiry ${reference}`}
      summary={
        <SummaryPanel title="Your enquiry" rows={rows}>
          <Steps steps={steps} />
          <div className={styles.actions}>
            <ButtonLink
              variant="accent"
              size="large"
              isWide
              icon={<Icon name="chat" />}
              href={chatHref}
              target="_blank"
              rel="noopener noreferrer"
            >
              Continue in chat
            </ButtonLink>
            {onOrderAgain === undefined ? null : (
              <Button variant="secondary" size="large" isWide onClick={onOrderAgain}>
                Order again
              </Button>
            )}
          </div>
          <p className={styles.note}>Everybody who has the link of this page can open it.</p>
        </SummaryPanel>
      }
    >
      {current === undefined ? null : (
        <p className={styles.current}>
          <Badge>{current.label}</Badge> since {formatDayOf(current.at)}
        </p>
      )}
      <LineList label="Items">
        {items.map(({ name, contents, price, quantity, wishes: ofItem = [], image, href }, index) => (
          <LineRow
            key={index}
            name={name}
            href={href}
            picture={image}
            price={{ price, isPromo: false, discountedPrice: null }}
            caption={[contents, ...ofItem.map(({ label, text }) => `${label}: ${text}`)]
              .filter((part) => part !== '')
              .join(' · ')}
            error={href === null ? 'No longer in the shop.' : undefined}
            actions={<p className={styles.quantity}>Quantity: {quantity}</p>}
            end={
              <p className={styles.total}>
                <VisuallyHidden>Together </VisuallyHidden>
                {formatNaira(totalPrice([{ price, quantity }]))}
              </p>
            }
          />
        ))}
      </LineList>
      {wishes.length === 0 ? null : <Wishes wishes={wishes} />}
    </ListLayout>
  )
}

function Wishes({ wishes }: { wishes: readonly LabelledWish[] }) {
  return (
    <section className={styles.wishes} aria-labelledby="wishes">
      <h2 id="wishes" className={styles.wishesTitle}>
        What you wrote
      </h2>
      <dl className={styles.wishList}>
        {wishes.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps({ steps }: Pick<EnquiryDetailsProps, 'steps'>) {
  return (
    <ol className={styles.steps} role="list" aria-label="Status">
      {steps.map(({ label, at }, index) => (
        <li key={at + label} className={styles.step} {...(index === steps.length - 1 && { 'aria-current': 'step' })}>
          <span>{label}</span>
          <time dateTime={at}>{formatDayOf(at)}</time>
        </li>
      ))}
    </ol>
  )
}
