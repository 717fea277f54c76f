export { createSuggestionsActors } from './suggestions.actors.ts'
export { suggestionsMachine } from './suggestions.machine.ts'
export type { Suggestions, SuggestionsContext, SuggestionsEvent, SuggestionsTag } from './suggestions.types.ts'
