export { createInvitationActors } from './invitation.actors.ts'
export type { InvitationPorts } from './invitation.actors.ts'
export { invitationMachine } from './invitation.machine.ts'
export { invitationMessages } from './invitation.messages.ts'
export type {
  InvitationContext,
  InvitationEvent,
  InvitationFacts,
  InvitationField,
  InvitationInput,
  InvitationTag,
} from './invitation.types.ts'
