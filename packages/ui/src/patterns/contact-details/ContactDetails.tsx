import type { ReactNode } from 'react'
import type { ShopConfig } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './ContactDetails.module.css'

interface ContactDetailsProps {
  /** The phone number in readable form; pressing it dials. */
  phone: string
  /** The shop's email address. */
  email: string
  /** The shop's postal address. */
  address: ShopConfig['address']
  /** Availability. The contact page says 'Open 24/7'; omit it on a page with opening hours. */
  open?: string
  /** A sentence below `open`. */
  openNote?: string
  /** The shop's pages on other sites, which open in a new tab. An empty list omits the row. */
  social?: readonly NavigationLink[]
}

/** All contact details, each with a label and a link that is large enough to press. */
export function ContactDetails({ phone, email, address, open, openNote, social = [] }: ContactDetailsProps) {
  return (
    <dl className={styles.root}>
      <Row label="Phone">
        <Link className={styles.link} variant="quiet" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </Link>
      </Row>
      <Row label="Email">
        <Link className={styles.link} variant="quiet" href={`mailto:${email}`}>
          {email}
        </Link>
      </Row>
      <Row label="Address">
        <address className={styles.address}>
          {address.street}
          <br />
          {address.locality}, {address.region}
          <br />
          {address.country}
        </address>
      </Row>
      {open ? (
        <Row label="Hours">
          <p>{open}</p>
          {openNote ? <p className={styles.note}>{openNote}</p> : null}
        </Row>
      ) : null}
      {social.length > 0 ? (
        <Row label="Follow us">
          <ul className={styles.social} role="list">
            {social.map(({ label, href }) => (
              <li key={label}>
                <Link className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
