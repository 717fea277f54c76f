import type { HeadOf } from '../../app/page-handle.ts'
import { readSection } from '../../app/office-section.ts'

/** The head of a page of the back office: no search engine lists it, and its address is nobody else's. */
function officeHead(title: string) {
  return { title, description: 'The back office of the shop.', canonical: null, isUnlisted: true }
}

const sections = { products: 'Manage Products', collections: 'Manage Collections' }

/** The head of the dashboard, by its section. */
export const dashboardHead: HeadOf<null> = ({ url }) => {
  const section = readSection(url.search)
  return officeHead(section === null ? 'Dashboard Overview' : sections[section])
}

export const newProductHead: HeadOf<unknown> = () => officeHead('Add New Product')
export const editProductHead: HeadOf<unknown> = () => officeHead('Edit Product')
export const newCollectionHead: HeadOf<unknown> = () => officeHead('Add New Collection')
export const editCollectionHead: HeadOf<unknown> = () => officeHead('Edit Collection')
