import { formatNaira, isOnPromotion, payablePrice } from '@shop/domain'
import type { ItemState } from '@shop/domain'
import type { BulkKind, BulkPreview } from '@shop/machines'
import styles from './BulkChange.module.css'

interface BulkPreviewListProps {
  preview: readonly BulkPreview[]
  kind: BulkKind | null
}

/** Each item before and after the change. */
export function BulkPreviewList({ preview, kind }: BulkPreviewListProps) {
  if (preview.length === 0) return null
  return (
    <ul role="list" className={styles.preview} aria-label="Preview">
      {preview.map(({ item, after, isChanged }) => (
        <li key={item._id} className={styles.line} data-unchanged={!isChanged || undefined}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.change}>
            {isChanged ? <Change before={item.state} after={after} kind={kind} /> : 'No change'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Change({ before, after, kind }: { before: ItemState; after: ItemState; kind: BulkKind | null }) {
  if (kind === 'delete') return 'Deleted'
  if (kind === 'hide') return 'Hidden'
  if (kind === 'publish') return 'Shown to shoppers'
  return (
    <>
      <del>{priceText(before)}</del> → <ins>{priceText(after)}</ins>
    </>
  )
}

function priceText(state: ItemState): string {
  const price = formatNaira(payablePrice(state))
  return isOnPromotion(state) ? `${price} instead of ${formatNaira(state.price)}` : price
}
