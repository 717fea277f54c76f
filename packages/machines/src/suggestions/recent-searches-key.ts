/** The key of the recent searches in the persistent storage of the browser. */
export const recentSearchesKey = 'recentSearches'
