export { pictureSizes } from './pictureSizes.ts'
