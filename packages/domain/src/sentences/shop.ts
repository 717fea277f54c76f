/** Sentences of the catalogue lists that the specification fixes: on Shop, on the page of a style and in the admin tables. */
export const loadMore = 'Load More'
export const endOfProducts = "You've reached the end of the products!"
export const endOfCollections = "You've reached the end of the collections!"
export const noFilteredProducts = 'No products found for the selected filters.'
export const noFilteredCollections = 'No collections found for the selected filters.'
export const noProducts = 'No products found.'
export const noCollections = 'No collections found.'
export const noCollectionsAvailable = 'No collections available'
export const noCategories = 'No categories found.'
