export { Picture, pictureShapes } from './Picture.tsx'
export type { PictureImage, PictureProps } from './Picture.tsx'
