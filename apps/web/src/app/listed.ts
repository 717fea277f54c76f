import { shopCategories, styles } from '@shop/domain'
import { paths } from '../paths.ts'
import { wholeCatalogue, writeCatalogueView } from './catalogue/catalogue-view.ts'

/** Paths of every page that search engines should know, beside those of products and collections. */
export const listed: readonly string[] = [
  paths.home.href(),
  paths.shop.href(),
  paths.shop.href(writeCatalogueView({ ...wholeCatalogue, tab: 'collections' })),
  ...shopCategories.map((category) => paths.shop.href(writeCatalogueView({ ...wholeCatalogue, category }))),
  ...styles.map((style) => paths.style.href(style)),
  paths.eCatalog.href(),
  paths.showroom.href(),
  paths.aboutUs.href(),
  paths.terms.href(),
  paths.privacy.href(),
  paths.contact.href(),
  paths.signUp.href(),
]
