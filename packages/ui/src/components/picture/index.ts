export { Picture } from './Picture.tsx'
export type { PictureImage, PictureProps } from './Picture.tsx'
