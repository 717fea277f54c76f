import type { Product } from '@shop/api'
import { formatNaira, payablePrice } from '@shop/domain'
import type { AdminTableContext, AdminTableEvent, AdminTableTag, StaffLine } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { SearchField } from '@shop/ui/components/search-field'
import { Skeleton } from '@shop/ui/components/skeleton'
import type { ViewSnapshot } from '../view-snapshot.ts'
import styles from './StaffEnquiry.module.css'

export interface ItemSearchProps {
  search: ViewSnapshot<AdminTableContext<Product>, AdminTableTag>
  sendSearch: (event: AdminTableEvent<Product>) => void
}

/** The search for products, with a button at each to add it. */
export function ItemSearch({
  search,
  sendSearch,
  isLocked,
  onAdd,
}: ItemSearchProps & { isLocked: boolean; onAdd: (line: StaffLine) => void }) {
  const { items, searchText, problem } = search.context
  const isLoading = search.hasTag('loading')
  return (
    <>
      <SearchField
        label="Search products"
        value={searchText}
        disabled={isLocked}
        onChange={(event) => sendSearch({ type: 'search.typed', text: event.target.value })}
        onSearch={() => sendSearch({ type: 'search.submitted' })}
      />
      {problem !== null && <Alert onRetry={() => sendSearch({ type: 'list.refresh' })}>{problem}</Alert>}
      {search.hasTag('empty') && <p>No product matches.</p>}
      <ul role="list" className={styles.found} aria-label="Found products" aria-busy={isLoading || undefined}>
        {items.map((item) => (
          <li key={item._id} className={styles.line}>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.detail}>{formatNaira(payablePrice(item))}</span>
            <Button
              variant="secondary"
              className={styles.control}
              disabled={isLocked}
              aria-label={`Add ${item.name}`}
              onClick={() =>
                onAdd({ itemType: 'Product', item: item._id, name: item.name, price: payablePrice(item), quantity: 1 })
              }
            >
              Add
            </Button>
          </li>
        ))}
        {isLoading && items.length === 0 && <Waiting />}
      </ul>
    </>
  )
}

/** As high as the first products, so that the fields below them do not jump. */
const Waiting = () =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
    <li key={row} className={styles.line} aria-hidden>
      <Skeleton shape="block" />
    </li>
  ))
