export type { CardCollection, CardProduct, NavigationLink, PictureLink, ShopImage } from './shapes.ts'
