import type { ReactNode } from 'react'
import type { ShopConfig } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './ContactDetails.module.css'

/** Properties of {@link ContactDetails}. */
interface ContactDetailsProps {
  /** As people read it; pressing it dials. */
  phone: string
  email: string
  address: ShopConfig['address']
  /** When somebody answers. The contact page says 'Open 24/7'; a page with opening hours of its own leaves it out. */
  open?: string
  /** A sentence under `open`. */
  openNote?: string
  /** Pages of the shop elsewhere, each opening in a new tab; an empty list leaves the row out. */
  social?: readonly NavigationLink[]
}

/** Every way to reach the shop: each a quiet label and under it the thing itself, large enough to press. */
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
