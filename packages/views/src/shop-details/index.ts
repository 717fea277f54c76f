export { ShopDetailsView } from './ShopDetailsView.tsx'
