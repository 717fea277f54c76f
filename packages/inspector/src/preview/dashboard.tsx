import type { inboxMachine, overviewMachine } from '@shop/machines'
import { InboxView } from '@shop/views/inbox'
import { OverviewListsView } from '@shop/views/overview-lists'
import type { SnapshotFrom } from 'xstate'
import { exampleShop } from './example-facts.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The messages from the contact form. */
export const previewInbox: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <InboxView snapshot={snapshot as SnapshotFrom<typeof inboxMachine>} send={send} openId={null} shop={exampleShop} />
  </PreviewFrame>
)

/** The lists on the overview. */
export const previewOverview: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <OverviewListsView snapshot={snapshot as SnapshotFrom<typeof overviewMachine>} send={send} links={links} />
  </PreviewFrame>
)

const links = { messages: '#messages', message: () => '#message', edit: () => '#edit', changed: () => '#edit' }
