export type { CardCollection, CardProduct, NavigationLink, PictureLink, ItemPrice, ShopImage } from './shapes.ts'
