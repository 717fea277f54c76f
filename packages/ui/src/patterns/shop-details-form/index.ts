export { ShopDetailsForm } from './ShopDetailsForm.tsx'
export { shopLines } from './shop-lines.ts'
