import { redirect } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from './app/routing/ErrorScreen.tsx'
import { missing } from './app/routing/missing.ts'
import { Root } from './app/shell/Root.tsx'
import { paths } from './paths.ts'
import { aboutUs } from './screens/about-us/about-us.page.ts'
import { adminLogin } from './screens/account/admin-login/admin-login.page.ts'
import { emailConfirmation } from './screens/account/email-confirmation/email-confirmation.page.ts'
import { profile } from './screens/account/profile/profile.page.ts'
import { resetPassword } from './screens/account/reset-password/reset-password.page.ts'
import { signUp } from './screens/account/sign-up/sign-up.page.ts'
import { admin } from './screens/admin/admin.page.ts'
import { invitation } from './screens/admin/invitation/invitation.page.ts'
import { shop } from './screens/catalogue/shop/shop.page.ts'
import { styleShop } from './screens/catalogue/style-shop/style-shop.page.ts'
import { contact } from './screens/contact/contact.page.ts'
import { eCatalog } from './screens/e-catalog/e-catalog.page.ts'
import { enquiry } from './screens/enquiries/enquiry/enquiry.page.ts'
import { myEnquiries } from './screens/enquiries/my-enquiries/my-enquiries.page.ts'
import { home } from './screens/home/home.page.ts'
import { collection } from './screens/items/collection/collection.page.ts'
import { product } from './screens/items/product/product.page.ts'
import { privacy } from './screens/privacy/privacy.page.ts'
import { cart } from './screens/saved-lists/cart/cart.page.ts'
import { wishlist } from './screens/saved-lists/wishlist/wishlist.page.ts'
import { showroom } from './screens/showroom/showroom.page.ts'
import { terms } from './screens/terms/terms.page.ts'

/** An old address of another page. */
const moved = (path: string, href: string): RouteObject => ({
  path,
  element: null,
  HydrateFallback: () => null,
  loader: () => redirect(href),
})

const notFound: RouteObject = {
  path: '*',
  element: null,
  HydrateFallback: () => null,
  loader: () => {
    throw missing('page')
  },
}

/** Every page of the shop, in the order of the sitemap. */
const pages: RouteObject[] = [
  home,
  shop,
  styleShop,
  product,
  collection,
  eCatalog,
  showroom,
  aboutUs,
  terms,
  privacy,
  contact,
  signUp,
  profile,
  resetPassword,
  emailConfirmation,
  cart,
  wishlist,
  myEnquiries,
  enquiry,
  adminLogin,
  invitation,
  admin,
  moved(paths.login.pattern, paths.profile.href()),
  moved('/admin/messages', paths.adminEnquiries.href()),
  notFound,
]

/** The routes of the app. An error inside a page keeps the header and the footer; one of these replaces everything. */
export function createRoutes(): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: ErrorScreen, children: [{ ErrorBoundary: ErrorScreen, children: pages }] }]
}

/** The pages that users open most often from any other page. */
export const nextPages = [shop, product]

/** The page that most users open from a list. */
export const itemPage = product
