import { leadTimeText } from '@shop/domain'
import type { LeadTime } from '@shop/domain'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ItemPrice } from '../shapes/index.ts'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  /** A product or a collection: name, prices and set composition. */
  item: ItemPrice & { name: string; items: string }
  /** Links to the style and, for a product, to the category. */
  kinds: readonly { label: string; href: string }[]
  /** Country of a foreign item, or null. */
  origin: string | null
  /** The material of a product, with a link to others made of it. */
  material?: { name: string; href: string } | null
  /** The collection of a product. */
  collection?: { name: string; href: string } | null
  /** How long it takes to make a product. */
  leadTime?: LeadTime | null
  /** The actions below the facts. */
  children?: ReactNode
}

/** The key facts of an item, in the order of interest. */
export function ProductFacts({
  item,
  kinds,
  origin,
  material = null,
  collection = null,
  leadTime = null,
  children,
}: ProductFactsProps) {
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
        {material ? <LinkedFact term="Material" {...material} /> : null}
        {collection ? <LinkedFact term="Collection" {...collection} /> : null}
      </dl>
      {leadTime ? <p>{leadTimeText(leadTime)}</p> : null}
      {children}
    </div>
  )
}

function LinkedFact({ term, name, href }: { term: string; name: string; href: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Link href={href}>{name}</Link>
      </dd>
    </div>
  )
}
