export { Band } from './Band.tsx'
export { ShopSection, type ShopSectionProps } from './ShopSection.tsx'
