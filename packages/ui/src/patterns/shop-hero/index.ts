export { ShopHero } from './ShopHero.tsx'
export { CategorySelect } from './CategorySelect.tsx'
