import { Badge } from '../../components/badge/index.ts'
import { Link } from '../../components/link/index.ts'
import type { TableColumn } from '../../components/table/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import styles from './CatalogueTable.module.css'

/** A thumbnail without alternative text, because the name is next to it. */
export function pictureColumn<Row>(pictureOf: (row: Row) => ShopImage | null): TableColumn<Row> {
  return {
    key: 'picture',
    label: 'Picture',
    isLabelHidden: true,
    cell: (row) => (
      <span className={styles.picture}>
        <ShopPicture image={pictureOf(row)} alt="" shape="square" sizes="4rem" />
      </span>
    ),
  }
}

const visibilityLabels = { public: null, draft: 'Draft', hidden: 'Hidden' } as const

/** The sortable name, which links to the form, and a badge for an item that shoppers do not see. */
export function nameColumn<Row extends CatalogueRow>(hrefOf: (row: Row) => string): TableColumn<Row> {
  return {
    key: 'name',
    label: 'Name',
    isName: true,
    isSortable: true,
    cell: (row) => {
      const badge = visibilityLabels[row.visibility ?? 'public']
      return (
        <span className={styles.name}>
          <Link variant="quiet" href={hrefOf(row)}>
            {row.name}
          </Link>
          {badge && <Badge>{badge}</Badge>}
        </span>
      )
    },
  }
}

/** The price that shoppers pay, next to the price without promotion. */
export function priceColumn<Row extends CatalogueRow>(): TableColumn<Row> {
  return {
    key: 'price',
    label: 'Price',
    align: 'end',
    isSortable: true,
    cell: (row) => <PriceTag item={row} />,
  }
}
