import { formatDayOf, formatNaira } from '@shop/domain'
import { Badge } from '../../components/badge/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './EnquiryList.module.css'

/** An enquiry in a list. */
interface ListedEnquiry {
  /** Such as ILE-7K2Q9X. */
  reference: string
  /** Such as `Eko Sofa and 2 more`. */
  title: string
  /** The address of its page; null while it waits for the connection. */
  href: string | null
  /** When it was sent; null while it waits for the connection. */
  sentAt: string | null
  /** Its status. A browser's own list does not know it. */
  status?: string
  /** Naira. */
  total?: number
}

interface EnquiryListProps {
  /** Accessible name of the list. */
  label: string
  /** The enquiries, newest first. */
  enquiries: readonly ListedEnquiry[]
}

/** The enquiries of a shopper, as links to their pages. */
export function EnquiryList({ label, enquiries }: EnquiryListProps) {
  return (
    <ul className={styles.root} role="list" aria-label={label}>
      {enquiries.map(({ reference, title, href, sentAt, status, total }) => (
        <li key={reference} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.title}>
              {href === null ? (
                title
              ) : (
                <Link variant="quiet" className={styles.link} href={href}>
                  {title}
                </Link>
              )}
            </p>
            <p className={styles.caption}>
              <span className={styles.reference}>{reference}</span>
              {' · '}
              {sentAt === null ? 'Waiting for the connection' : <time dateTime={sentAt}>{formatDayOf(sentAt)}</time>}
            </p>
          </div>
          {status === undefined && total === undefined ? null : (
            <div className={styles.end}>
              {status === undefined ? null : <Badge>{status}</Badge>}
              {total === undefined ? null : <span className={styles.total}>{formatNaira(total)}</span>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
