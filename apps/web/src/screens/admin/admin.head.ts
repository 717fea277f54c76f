import type { HeadOf } from '../../app/routing/page-handle.ts'
import { readSection } from '../../app/shell/admin-section.ts'

/** The head of a page of the back office: no search engine lists it, and its address is nobody else's. */
function adminHead(title: string) {
  return { title, description: 'The back office of the shop.', canonical: null, isUnlisted: true }
}

const sections = { products: 'Manage Products', collections: 'Manage Collections' }

/** The head of the dashboard, by its section. */
export const dashboardHead: HeadOf<null> = ({ url }) => {
  const section = readSection(url.search)
  return adminHead(section === null ? 'Dashboard Overview' : sections[section])
}

export const newProductHead: HeadOf<unknown> = () => adminHead('Add New Product')
export const editProductHead: HeadOf<unknown> = () => adminHead('Edit Product')
export const newCollectionHead: HeadOf<unknown> = () => adminHead('Add New Collection')
export const editCollectionHead: HeadOf<unknown> = () => adminHead('Edit Collection')
