/** The two pages with a list, in one chunk: they are the same but for what restricts them. */
export { Shop } from './catalogue/shop/Shop.tsx'
export { StyleShop } from './catalogue/style-shop/StyleShop.tsx'
