import { adminSentences } from '@shop/domain'
import { ProductTable } from '@shop/ui/patterns/catalogue-table'
import { paths } from '../../../paths.ts'
import styles from './Dashboard.module.css'
import { Deletion } from '../Deletion.tsx'
import { useAdminTables } from '../admin-context.ts'
import { useSection } from './useSection.ts'

/** Manage Products: their table, and the question before one is deleted. */
export function ProductSection() {
  const { products, collections } = useAdminTables()
  const { table, deletedId, endDeletion } = useSection(products)
  const end: typeof endDeletion = (outcome) => {
    endDeletion(outcome)
    // A collection counts its products.
    if (outcome === 'deleted') collections.send({ type: 'list.refresh' })
  }
  return (
    <div className={styles.section}>
      <h1 className={styles.title}>{adminSentences.manageProducts}</h1>
      <ProductTable {...table} newHref={paths.newProduct.href()} editHref={({ _id }) => paths.editProduct.href(_id)} />
      {deletedId !== null && <Deletion itemType="Product" id={deletedId} onEnd={end} />}
    </div>
  )
}
