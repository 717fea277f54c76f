import { payablePrice } from '@shop/domain'
import type { LeadTime } from '@shop/domain'
import type { Collection, Presentation, Product } from '@shop/api'
import { paths } from '../../paths.ts'
import { absolute } from './absolute.ts'
import { wholeText } from './plain-text.ts'
import type { ShopFacts } from '../services/shop-facts.ts'

/** One breadcrumb: the name and the path of a page. */
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
    logo: absolute(publicUrl, '/apple-touch-icon.png'),
    description: shop.description,
    email: shop.email,
    telephone: shop.phone,
    address: postalAddress(shop),
    sameAs: Object.values(shop.social).filter((page) => page !== ''),
  }
}

/** The shop as a place to visit, for Showroom. `path` is its page. */
export function storeData(
  { hours, coordinates, map }: Pick<Presentation, 'hours' | 'coordinates' | 'map'>,
  path: string,
  { shop, publicUrl }: ShopFacts,
): object {
  return {
    '@type': 'FurnitureStore',
    name: shop.name,
    url: absolute(publicUrl, path),
    email: shop.email,
    telephone: shop.phone,
    address: postalAddress(shop),
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    hasMap: map.page,
    openingHoursSpecification: hours.flatMap(({ weekdays, times }) =>
      times === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              // Without `weekdayName` of the domain: shoppers would download one more file for it.
              dayOfWeek: weekdays.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
              opens: times[0],
              closes: times[1],
            },
          ],
    ),
  }
}

function postalAddress({ address }: ShopFacts['shop']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    addressCountry: address.countryCode,
  }
}

/** The breadcrumbs of a page, after Home. */
export function breadcrumbData(crumbs: readonly Crumb[], { publicUrl }: ShopFacts): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: paths.home.href() }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(publicUrl, href),
    })),
  }
}

/** The offer of a product or a collection. `path` is its page, `pictures` are paths of pictures. */
export function offerData(
  item: Product | Omit<Collection, 'productIds'>,
  path: string,
  pictures: readonly string[],
  { shop, publicUrl }: ShopFacts,
): object {
  return {
    '@type': 'Product',
    name: item.name,
    description: wholeText(item.description),
    sku: item._id,
    brand: { '@type': 'Brand', name: shop.name },
    ...('category' in item ? { category: item.category, ...(item.material === null ? {} : { material: item.material }) } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => absolute(publicUrl, picture)) } : {}),
    offers: {
      '@type': 'Offer',
      price: payablePrice(item).toFixed(2),
      priceCurrency: 'NGN',
      availability: 'https://schema.org/MadeToOrder',
      url: absolute(publicUrl, path),
      ...('leadTimeWeeks' in item && item.leadTimeWeeks !== null ? { deliveryLeadTime: weeksData(item.leadTimeWeeks) } : {}),
    },
  }
}

/** A range of weeks: `WEE` is the week of UN/CEFACT. */
function weeksData({ minimum, maximum }: LeadTime): object {
  return { '@type': 'QuantitativeValue', minValue: minimum, maxValue: maximum, unitCode: 'WEE' }
}
