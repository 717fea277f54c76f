export { createProfileActors } from './profile.actors.ts'
export type { ProfileApi } from './profile.actors.ts'
export { profileMachine } from './profile.machine.ts'
export { profileMessages } from './profile.messages.ts'
export type {
  DetailsField,
  PasswordField,
  ProfileContext,
  ProfileEvent,
  ProfileForm,
  ProfileInput,
  ProfileTag,
} from './profile.types.ts'
