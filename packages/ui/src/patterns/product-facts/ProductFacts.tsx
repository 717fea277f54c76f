import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ItemPrice } from '../shapes/index.ts'
import styles from './ProductFacts.module.css'

/** Properties of {@link ProductFacts}. */
interface ProductFactsProps {
  /** A product or a collection: name, prices, and what the buyer gets. */
  item: ItemPrice & { name: string; items: string }
  /** Style, and for a product its category; each leads to its shop. */
  kinds: readonly { label: string; href: string }[]
  /** The country of an item from abroad; null for one made here. */
  origin: string | null
  /** The collection that a product belongs to. */
  collection?: { name: string; href: string } | null
  /** The actions, under the facts. */
  children?: ReactNode
}

/** What there is to know at one glance about an open item, in the order in which people ask. */
export function ProductFacts({ item, kinds, origin, collection = null, children }: ProductFactsProps) {
  return (
    <div className={styles.root}>
      <p className={styles.kinds}>
        {kinds.map((kind, position) => (
          <span key={kind.label}>
            {position > 0 ? <span aria-hidden="true"> · </span> : null}
            <Link variant="quiet" href={kind.href}>
              {kind.label}
            </Link>
          </span>
        ))}
      </p>
      <h1 className={styles.name}>{item.name}</h1>
      {origin === null ? null : <p className={styles.origin}>Made in {origin}</p>}
      <PriceTag item={item} size="page" withPercent />
      <dl className={styles.facts}>
        {item.items === '' ? null : (
          <div>
            <dt>Items</dt>
            <dd>{item.items}</dd>
          </div>
        )}
        {collection ? (
          <div>
            <dt>Collection</dt>
            <dd>
              <Link href={collection.href}>{collection.name}</Link>
            </dd>
          </div>
        ) : null}
      </dl>
      {children}
    </div>
  )
}
