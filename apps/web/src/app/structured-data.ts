import { payablePrice, stripMarkup } from '@shop/domain'
import type { Collection, Product } from '@shop/api'
import { absolute } from './absolute.ts'
import type { ShopFacts } from './shop-facts.ts'

/** A step of the way from Home to a page: its name and its path. */
export interface Crumb {
  name: string
  href: string
}

/** The shop as an organisation, for Home. */
export function organizationData({ shop, publicUrl }: ShopFacts): object {
  return {
    '@type': 'Organization',
    name: shop.name,
    url: absolute(publicUrl, '/'),
    description: shop.description,
    email: shop.email,
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address.street,
      addressLocality: shop.address.locality,
      addressRegion: shop.address.region,
      addressCountry: shop.address.countryCode,
    },
    sameAs: Object.values(shop.social),
  }
}

/** The way to a page. */
export function breadcrumbData(crumbs: readonly Crumb[], { publicUrl }: ShopFacts): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(publicUrl, href),
    })),
  }
}

/** A product or a collection as something that is offered. `path` is its page, `pictures` are paths of pictures. */
export function offerData(
  piece: Product | Omit<Collection, 'productIds'>,
  path: string,
  pictures: readonly string[],
  { shop, publicUrl }: ShopFacts,
): object {
  return {
    '@type': 'Product',
    name: piece.name,
    description: stripMarkup(piece.description),
    sku: piece._id,
    brand: { '@type': 'Brand', name: shop.name },
    ...('category' in piece ? { category: piece.category } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => absolute(publicUrl, picture)) } : {}),
    offers: {
      '@type': 'Offer',
      price: payablePrice(piece).toFixed(2),
      priceCurrency: 'NGN',
      availability: 'https://schema.org/MadeToOrder',
      url: absolute(publicUrl, path),
    },
  }
}
