export { ShopPicture } from './ShopPicture.tsx'
