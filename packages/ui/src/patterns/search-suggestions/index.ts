export { NoSuggestions } from './NoSuggestions.tsx'
export { RecentSearches } from './RecentSearches.tsx'
export { SearchSuggestions } from './SearchSuggestions.tsx'
