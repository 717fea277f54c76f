export { ShopHero, type ShopHeroProps } from './ShopHero.tsx'
export { CategorySelect, type CategorySelectProps } from './CategorySelect.tsx'
