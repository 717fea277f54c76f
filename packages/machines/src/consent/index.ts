export { createConsentActors } from './consent.actors.ts'
export type { ConsentPorts } from './consent.actors.ts'
export { consentMachine } from './consent.machine.ts'
export type { ConsentContext, ConsentEvent, ConsentInput, ConsentSettled, ConsentTag } from './consent.types.ts'
