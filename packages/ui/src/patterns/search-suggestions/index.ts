export { SearchSuggestions, suggestionId } from './SearchSuggestions.tsx'
