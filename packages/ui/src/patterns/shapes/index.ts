export type { CardCollection, CardProduct, NavigationLink, PictureLink, PiecePrice, ShopImage } from './shapes.ts'
