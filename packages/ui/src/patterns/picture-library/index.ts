export { PictureLibrary } from './PictureLibrary.tsx'
