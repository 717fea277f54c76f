export { InvitationView } from './InvitationView.tsx'
