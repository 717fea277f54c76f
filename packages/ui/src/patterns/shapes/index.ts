export type { CardCollection, CardProduct, NavigationLink, PictureLink, PiecePrice } from './shapes.ts'
