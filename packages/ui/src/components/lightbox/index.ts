export { Lightbox } from './Lightbox.tsx'
