import { itemsText, leadTimeText } from '@shop/domain'
import type { LeadTime } from '@shop/domain'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { OrderingSteps } from '../ordering-steps/index.ts'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  /** A product or a collection: name and set composition. */
  item: { name: string; items: string }
  /** Links to the style and, for a product, to the category. */
  kinds: readonly { label: string; href: string }[]
  /** Country of a foreign item, or null. */
  origin: string | null
  /** The material of a product, with a link to others made of it. */
  material?: { name: string; href: string } | null
  /** The collection of a product. */
  collection?: { name: string; href: string } | null
  /** Address of the terms, for the ordering steps. */
  termsHref: string
  /** How long it takes to make a product. */
  leadTime?: LeadTime | null
  /** The price and the actions, below the name. */
  children?: ReactNode
  /** Copy link and Share, below the ordering steps: the cookie banner covers no button on the first screen. */
  links?: ReactNode
  /** How much is shown below the actions: everything unless the item was opened from its card and is still loading. */
  extent?: FactsExtent
}

/** `start`: nothing, as in the first frame after a tap on a card. `card`: what the card knew. `whole`: everything. */
export type FactsExtent = 'start' | 'card' | 'whole'

/** The key facts of an item, in the order of interest. */
export function ProductFacts({ extent = 'whole', children, ...facts }: ProductFactsProps) {
  const { item, kinds, origin } = facts
  return (
    <div className={styles.root} data-extent={extent}>
      <p className={styles.kinds}>
        {kinds.map((kind, position) => (
          <span key={kind.label}>
            {position > 0 ? <span aria-hidden="true"> · </span> : null}
            <Link variant="quiet" href={kind.href}>
              {kind.label}
            </Link>
          </span>
        ))}
        {origin === null ? null : (
          <>
            <span aria-hidden="true"> · </span>
            <span className={styles.origin}>Made in {origin}</span>
          </>
        )}
      </p>
      <h1 className={styles.name}>{item.name}</h1>
      {children}
      {extent === 'start' ? null : <FactList {...facts} />}
      {extent === 'whole' ? <Ordering {...facts} /> : null}
    </div>
  )
}

/** More facts may follow when they are loaded, so nothing else does before. */
function FactList({ item, material = null, collection = null }: Pick<ProductFactsProps, 'item' | 'material' | 'collection'>) {
  return (
    <dl className={styles.facts}>
      {item.items === '' ? null : (
        <div>
          <dt>What is included</dt>
          <dd>{itemsText(item.items)}</dd>
        </div>
      )}
      <div>
        <dt>Warranty</dt>
        <dd>3 months, on manufacturing defects</dd>
      </div>
      {material ? <LinkedFact term="Material" {...material} /> : null}
      {collection ? <LinkedFact term="Collection" {...collection} /> : null}
    </dl>
  )
}

/** How the item is ordered, and its links. */
function Ordering(props: Pick<ProductFactsProps, 'origin' | 'termsHref' | 'leadTime' | 'links'>) {
  const { origin, termsHref, leadTime = null, links } = props
  return (
    <>
      {leadTime ? <p>{leadTimeText(leadTime)}</p> : null}
      <OrderingSteps isForeign={origin !== null} termsHref={termsHref} />
      {links}
    </>
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
