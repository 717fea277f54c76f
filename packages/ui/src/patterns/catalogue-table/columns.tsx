import type { TableColumn } from '../../components/table/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import styles from './CatalogueTable.module.css'

/** A small picture, which the name beside it explains. */
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

/** The name, by which rows can be ordered. */
export function nameColumn<Row extends CatalogueRow>(): TableColumn<Row> {
  return { key: 'name', label: 'Name', isName: true, isSortable: true, cell: ({ name }) => name }
}

/** What shoppers pay, beside the price without promotion. */
export function priceColumn<Row extends CatalogueRow>(): TableColumn<Row> {
  return {
    key: 'price',
    label: 'Price',
    align: 'end',
    isSortable: true,
    cell: (row) => <PriceTag item={row} />,
  }
}
