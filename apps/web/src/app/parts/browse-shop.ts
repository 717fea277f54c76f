/** Imports the search field and the categories for a page with nothing to show. */
export const browseShop = async () => (await import('./BrowseShop.tsx')).BrowseShop
