/** The pages of a product and of a collection, in one chunk: they are made of the same parts. */
export { CollectionScreen } from './collection/CollectionScreen.tsx'
export { ProductScreen } from './product/ProductScreen.tsx'
