/**
 * Every loader in one chunk beside the API's client: a first page comes with its data, so a browser fetches this when
 * the person first goes on.
 */
export { adminLoginLoader, profileLoader, resetPasswordLoader, signUpLoader } from '../screens/account/account.loader.ts'
export { collectionLoader } from '../screens/items/collection/collection.loader.ts'
export { homeLoader } from '../screens/home/home.loader.ts'
export { aboutUsLoader, eCatalogLoader, showroomLoader } from '../screens/presentation/presentation.loader.ts'
export { productLoader } from '../screens/items/product/product.loader.ts'
export { shopLoader, styleShopLoader } from '../screens/catalogue/catalogue.loader.ts'
