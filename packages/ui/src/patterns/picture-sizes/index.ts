export { onPhones } from './onPhones.ts'
export { pictureSizes } from './pictureSizes.ts'
