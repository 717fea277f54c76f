/** The two pages with a list, in one chunk: they are the same but for what restricts them. */
export { Shop } from './shop/Shop.tsx'
export { StyleShop } from './style-shop/StyleShop.tsx'
