export { ShopSection, type ShopSectionProps } from './ShopSection.tsx'
