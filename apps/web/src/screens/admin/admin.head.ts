import { adminSentences } from '@shop/domain'
import type { HeadOf } from '../../app/routing/page.tsx'
import { readSection } from '../../app/shell/admin-section.ts'

/** The head of an admin page: hidden from search engines, without a canonical address. */
function adminHead(title: string) {
  return { title, description: 'The admin pages of the shop.', canonical: null, isUnlisted: true }
}

const sections = { products: adminSentences.manageProducts, collections: adminSentences.manageCollections }

/** The head of the dashboard, which depends on its section. */
export const dashboardHead: HeadOf<null> = ({ url }) => {
  const section = readSection(url.search)
  return adminHead(section === null ? adminSentences.dashboardOverview : sections[section])
}

export const enquiriesHead: HeadOf<null> = () => adminHead('Enquiries')
export const searchHead: HeadOf<null> = () => adminHead('Search')
export const shopDetailsHead: HeadOf<null> = () => adminHead('Shop Details')
export const accountHead: HeadOf<null> = () => adminHead('Account')
/** The head of an invitation. */
export const invitationHead: HeadOf<unknown> = () => adminHead('Invitation')
export const newProductHead: HeadOf<unknown> = () => adminHead(adminSentences.addNewProduct)
export const editProductHead: HeadOf<unknown> = () => adminHead(adminSentences.editProduct)
export const newCollectionHead: HeadOf<unknown> = () => adminHead(adminSentences.addNewCollection)
export const editCollectionHead: HeadOf<unknown> = () => adminHead(adminSentences.editCollection)
