import type { bulkChangeMachine, overviewMachine, shopDetailsMachine } from '@shop/machines'
import { BulkChangeView } from '@shop/views/bulk-change'
import { OverviewListsView } from '@shop/views/overview-lists'
import { ShopDetailsView } from '@shop/views/shop-details'
import { exampleShop } from './example-facts.ts'
import { preview } from './PreviewFrame.tsx'

/** The dialog that changes several items. */
export const previewBulkChange = preview<typeof bulkChangeMachine>('empty', (change, send) =>
  change.hasTag('choosing') ? <BulkChangeView snapshot={change} send={send} /> : null,
)

/** The lists on the overview. */
export const previewOverview = preview<typeof overviewMachine>('admin', (snapshot, send) => (
  <OverviewListsView snapshot={snapshot} send={send} links={links} />
))

const links = { enquiries: '#enquiries', enquiry: () => '#enquiry', edit: () => '#edit', changed: () => '#edit' }

/** The form of the shop details. */
export const previewShopDetails = preview<typeof shopDetailsMachine>('admin', (snapshot, send) => (
  <ShopDetailsView
    snapshot={snapshot}
    send={send}
    shop={{ name: exampleShop.name, enquiriesUrl: '#enquiries' }}
    links={{ contact: '#contact', showroom: '#showroom', eCatalog: '#e-catalog', home: '#home' }}
  />
))
