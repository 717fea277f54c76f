export { SuggestionsView } from './SuggestionsView.tsx'
export type { PickedSuggestion } from './SuggestionsView.tsx'
