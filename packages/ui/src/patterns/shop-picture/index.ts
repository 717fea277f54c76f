export { ShopPicture, type ShopPictureProps } from './ShopPicture.tsx'
