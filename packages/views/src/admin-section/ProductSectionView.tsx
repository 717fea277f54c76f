import type { Product } from '@shop/api'
import { adminSentences } from '@shop/domain'
import { ProductTable } from '@shop/ui/patterns/catalogue-table'
import { adminTable } from './admin-table.tsx'
import type { AdminSectionProps } from './admin-table.tsx'
import styles from './AdminSection.module.css'

/** The screen Manage Products. */
export function ProductSectionView(props: AdminSectionProps<Product>) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{adminSentences.manageProducts}</h1>
      <ProductTable {...adminTable('products', props)} />
    </div>
  )
}
