import type { Product } from '@shop/api'
import { adminSentences } from '@shop/domain'
import { ProductTable } from '@shop/ui/patterns/catalogue-table'
import { adminTable } from './admin-table.ts'
import type { AdminSectionProps } from './admin-table.ts'
import styles from './AdminSection.module.css'
import { exportHref } from './export-href.ts'
import { SectionFilters } from './SectionFilters.tsx'

/** The screen Manage Products. */
export function ProductSectionView(props: AdminSectionProps<Product>) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{adminSentences.manageProducts}</h1>
      <ProductTable
        {...adminTable(props)}
        exportHref={exportHref('products', props.snapshot.context)}
        filters={
          <SectionFilters
            filters={props.snapshot.context.filters}
            onChange={(filters) => props.send({ type: 'filters.set', filters })}
            isForProducts
          />
        }
      />
    </div>
  )
}
