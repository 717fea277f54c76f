/** The pages of a product and of a collection, in one chunk: they are made of the same parts. */
export { CollectionScreen } from './items/collection/CollectionScreen.tsx'
export { ProductScreen } from './items/product/ProductScreen.tsx'
