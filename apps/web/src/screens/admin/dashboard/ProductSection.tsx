import { ProductSectionView } from '@shop/views/admin-section'
import { paths } from '../../../paths.ts'
import { Deletion } from '../Deletion.tsx'
import { useAdminTables } from '../admin-tables.ts'
import { useSection } from './useSection.ts'

/** The section with the products, and the dialog that confirms a deletion. */
export function ProductSection() {
  const { products, collections } = useAdminTables()
  const { section, deleted, endDeletion, refresh } = useSection(products)
  const end: typeof endDeletion = (outcome) => {
    endDeletion(outcome)
    // The table of collections shows how many products each has.
    if (outcome === 'deleted') collections.send({ type: 'list.refresh' })
  }
  const restore = () => {
    refresh()
    collections.send({ type: 'list.refresh' })
  }
  return (
    <>
      <ProductSectionView {...section} newHref={paths.newProduct.href()} editHref={({ _id }) => paths.editProduct.href(_id)} />
      {deleted !== null && <Deletion itemType="Product" item={deleted} onEnd={end} onRestored={restore} />}
    </>
  )
}
