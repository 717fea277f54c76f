import type { adminsMachine, invitationMachine } from '@shop/machines'
import { AdminsView } from '@shop/views/admins'
import { InvitationView } from '@shop/views/invitation'
import type { SnapshotFrom } from 'xstate'
import { exampleShop, links } from './example-facts.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The admins of the shop. */
export const previewAdmins: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <AdminsView snapshot={snapshot as SnapshotFrom<typeof adminsMachine>} send={send} username="Bola Ade" />
  </PreviewFrame>
)

/** The page of an invitation, until the app goes to the admin login. */
export const previewInvitation: Preview = (snapshot, send) => {
  const invitation = snapshot as SnapshotFrom<typeof invitationMachine>
  if (invitation.hasTag('toAdminLogin')) return null
  return (
    <PreviewFrame layout="column">
      <InvitationView snapshot={invitation} send={send} shopName={exampleShop.name} adminLoginHref={links.login} />
    </PreviewFrame>
  )
}
