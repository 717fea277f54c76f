export { createSynonymsActors } from './synonyms.actors.ts'
export { synonymsMachine } from './synonyms.machine.ts'
export { synonymsMessages } from './synonyms.messages.ts'
export type { SynonymField, SynonymsContext, SynonymsEvent, SynonymsTag } from './synonyms.types.ts'
