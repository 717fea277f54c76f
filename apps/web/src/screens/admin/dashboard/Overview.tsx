import { OverviewView } from '@shop/views/overview'
import { useSelector } from '@xstate/react'
import { useUser } from '../../../app/shop/useUser.ts'
import { paths } from '../../../paths.ts'
import { useAdminTables } from '../admin-tables.ts'
import { EnquiryFigures } from './EnquiryFigures.tsx'
import { OverviewLists } from './OverviewLists.tsx'

/** The page at `/admin/dashboard` without a section. */
export function Overview() {
  const { username, email } = useUser() ?? {}
  const tables = useAdminTables()
  const products = useSelector(tables.products, (current) => current)
  const collections = useSelector(tables.collections, (current) => current)
  return (
    <OverviewView name={username || email} products={products} collections={collections} links={links}>
      <OverviewLists isEmpty={products.context.count === 0 && collections.context.count === 0} />
      <EnquiryFigures />
    </OverviewView>
  )
}

const links = {
  products: paths.dashboard.href('?section=products'),
  collections: paths.dashboard.href('?section=collections'),
  newProduct: paths.newProduct.href(),
  newCollection: paths.newCollection.href(),
}
