import { lazy } from 'react'

/** Parts that most first visits never show, each fetched when it is first asked for. */

/** The menu of small screens. */
export const MobileDrawer = lazy(async () => ({
  default: (await import('@shop/ui/patterns/mobile-drawer')).MobileDrawer,
}))

/** The menu of small screens in the back office. */
export const SiteAdminDrawer = lazy(async () => ({
  default: (await import('./shell/SiteAdminDrawer.tsx')).SiteAdminDrawer,
}))

/** What an admin finds on the page of an item. */
export const ItemAdministration = lazy(async () => ({
  default: (await import('../screens/admin/ItemAdministration.tsx')).ItemAdministration,
}))

/** The cookie banner. */
export const CookieBannerView = lazy(async () => ({
  default: (await import('@shop/views/cookie-banner')).CookieBannerView,
}))

/** The Filters modal of a list. */
export const FilterDialog = lazy(async () => ({
  default: (await import('@shop/ui/patterns/filter-dialog')).FilterDialog,
}))
