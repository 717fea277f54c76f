import type { adminsMachine, invitationMachine } from '@shop/machines'
import { AdminsView } from '@shop/views/admins'
import { InvitationView } from '@shop/views/invitation'
import { exampleShop, links } from './example-facts.ts'
import { preview } from './PreviewFrame.tsx'

/** The admins of the shop. */
export const previewAdmins = preview<typeof adminsMachine>('admin', (snapshot, send) => (
  <AdminsView snapshot={snapshot} send={send} username="Bola Ade" />
))

/** The page of an invitation, until the app goes to the admin login. */
export const previewInvitation = preview<typeof invitationMachine>('column', (invitation, send) =>
  invitation.hasTag('toAdminLogin') ? null : (
    <InvitationView snapshot={invitation} send={send} shopName={exampleShop.name} adminLoginHref={links.login} />
  ),
)
