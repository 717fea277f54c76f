/** What pages say about themselves, in one chunk: a first page brings its head in the HTML, a browser needs this later. */
export { collectionHead } from '../screens/collection/collection.head.ts'
export { homeHead } from '../screens/home/home.head.ts'
export { productHead } from '../screens/product/product.head.ts'
export { shopHead, styleShopHead } from '../screens/shop/catalogue.head.ts'
export { headTags } from './head.ts'
