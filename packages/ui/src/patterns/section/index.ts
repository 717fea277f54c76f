export { Band } from './Band.tsx'
export { ShopSection } from './ShopSection.tsx'
