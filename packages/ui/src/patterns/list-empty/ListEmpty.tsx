import { shopSentences } from '@shop/domain'
import { Fragment } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './ListEmpty.module.css'

interface ListEmptyProps {
  /** Kind of the listed items. */
  of: 'products' | 'collections'
  /** Whether filters or a search are active. */
  isFiltered: boolean
  /** Called by Clear filters. Without it there is no button. */
  onClear?: () => void
  /** The address of the form that asks the shop to make what was searched for. */
  askHref?: string | undefined
  /** Links to the categories that fit what was searched for. */
  categories?: readonly { label: string; href: string }[]
}

/** Shown in place of an empty catalogue list, with a next step. */
export function ListEmpty({ of, isFiltered, onClear, askHref, categories = [] }: ListEmptyProps) {
  return (
    <EmptyState
      title={sentences[of][isFiltered ? 'filtered' : 'bare']}
      action={
        isFiltered && onClear ? (
          <div className={styles.actions}>
            {askHref === undefined ? null : <ButtonLink href={askHref}>Ask us to make it</ButtonLink>}
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          </div>
        ) : null
      }
    >
      {categories.length === 0 ? null : (
        <>
          Look in{' '}
          {categories.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index === 0 ? '' : index === categories.length - 1 ? ' or ' : ', '}
              <Link href={href}>{label}</Link>
            </Fragment>
          ))}
        </>
      )}
    </EmptyState>
  )
}

const sentences = {
  products: { filtered: shopSentences.noFilteredProducts, bare: shopSentences.noProducts },
  collections: { filtered: shopSentences.noFilteredCollections, bare: shopSentences.noCollectionsAvailable },
}
