export { Picture } from './Picture.tsx'
export type { PictureImage, PictureLook } from './Picture.tsx'
