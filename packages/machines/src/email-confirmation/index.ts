export { createEmailConfirmationActors } from './email-confirmation.actors.ts'
export type { EmailConfirmationApi } from './email-confirmation.actors.ts'
export { emailConfirmationMachine } from './email-confirmation.machine.ts'
export { emailConfirmationMessages } from './email-confirmation.messages.ts'
export type {
  EmailConfirmationContext,
  EmailConfirmationEvent,
  EmailConfirmationInput,
  EmailConfirmationTag,
} from './email-confirmation.types.ts'
