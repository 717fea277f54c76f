export { RecentSearches } from './RecentSearches.tsx'
export { SearchSuggestions, suggestionId } from './SearchSuggestions.tsx'
