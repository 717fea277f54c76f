export { createShopDetailsActors } from './shop-details.actors.ts'
export type { ShopDetailsApi } from './shop-details.actors.ts'
export { shopDetailsMachine } from './shop-details.machine.ts'
export { shopDetailsMessages } from './shop-details.messages.ts'
export { hasUnsavedDetails } from './compare-details.ts'
export type {
  DayHours,
  ECatalogue,
  PicturePlaceOfForm,
  ShopDetailsContext,
  ShopDetailsEvent,
  ShopDetailsForm,
  ShopDetailsTag,
} from './shop-details.types.ts'
export { heroPlace, shopReadingProgress } from './shop-pictures.ts'
