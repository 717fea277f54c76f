import type { bulkChangeMachine, overviewMachine, shopDetailsMachine } from '@shop/machines'
import { BulkChangeView } from '@shop/views/bulk-change'
import { OverviewListsView } from '@shop/views/overview-lists'
import { ShopDetailsView } from '@shop/views/shop-details'
import type { SnapshotFrom } from 'xstate'
import { exampleShop } from './example-facts.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The dialog that changes several items. */
export const previewBulkChange: Preview = (snapshot, send) => {
  const change = snapshot as SnapshotFrom<typeof bulkChangeMachine>
  if (!change.hasTag('choosing')) return null
  return (
    <PreviewFrame layout="empty">
      <BulkChangeView snapshot={change} send={send} />
    </PreviewFrame>
  )
}

/** The lists on the overview. */
export const previewOverview: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <OverviewListsView snapshot={snapshot as SnapshotFrom<typeof overviewMachine>} send={send} links={links} />
  </PreviewFrame>
)

const links = { enquiries: '#enquiries', enquiry: () => '#enquiry', edit: () => '#edit', changed: () => '#edit' }

/** The form of the shop details. */
export const previewShopDetails: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <ShopDetailsView
      snapshot={snapshot as SnapshotFrom<typeof shopDetailsMachine>}
      send={send}
      shop={{ name: exampleShop.name, enquiriesUrl: '#enquiries' }}
      links={{ contact: '#contact', showroom: '#showroom', eCatalog: '#e-catalog', home: '#home' }}
    />
  </PreviewFrame>
)
