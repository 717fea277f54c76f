import { ProductSectionView } from '@shop/views/admin-section'
import { paths } from '../../../paths.ts'
import { useAdminTables } from '../admin-tables.ts'
import { useSection } from './useSection.tsx'

/** The section with the products, and its dialogs. */
export function ProductSection() {
  const { products, collections } = useAdminTables()
  // The table of collections shows how many products each has.
  const { section, dialogs } = useSection('Product', products, () => collections.send({ type: 'list.refresh' }))
  return (
    <>
      <ProductSectionView {...section} newHref={paths.newProduct.href()} editHref={({ _id }) => paths.editProduct.href(_id)} />
      {dialogs}
    </>
  )
}
