export { RecentSearches } from './RecentSearches.tsx'
export { SearchSuggestions } from './SearchSuggestions.tsx'
