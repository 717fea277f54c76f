import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { paths } from '../../paths.ts'
import { markCurrent, navigation, outboundLinks } from './navigation.ts'
import { adminLinks } from './useAdminLinks.ts'

const words = (links: readonly { label: string }[]) => links.map(({ label }) => label)
const entries = (links: readonly { label: string; href: string }[]) => links.map(({ label, href }) => `${label} ${href}`)

describe('the menus', () => {
  test('the header has the entries and the order of the specification', () => {
    expect(words(navigation.header)).toEqual(['Home', 'Shop', 'E-Catalog', 'Showroom', 'About Us'])
    expect(words(navigation.account.visitor)).toEqual(['Login', 'Signup'])
    expect(words(navigation.account.customer)).toEqual(['My Account'])
    expect(words(navigation.account.admin)).toEqual(['My Account', 'Admin Dashboard'])
  })

  test('the footer leads to the chat and to the social networks that the shop uses', () => {
    expect(words(outboundLinks(shop))).toEqual(['WhatsApp', 'Instagram', 'TikTok', 'X'])
    expect(words(outboundLinks({ ...shop, social: { ...shop.social, tiktok: '', x: '' } }))).toEqual(['WhatsApp', 'Instagram'])
  })

  test('the mobile drawer has its pages, categories and styles', () => {
    expect(words(navigation.drawer)).toEqual(['Home', 'E-Catalogs', 'Showroom'])
    expect(entries(navigation.drawerCategories)).toEqual([
      'Sofas /shop?category=Living+Room',
      'Armchairs /shop?category=Armchair',
      'Living Rooms /shop?category=Living+Room',
      'Bedrooms /shop?category=Bedroom',
      'Dining Rooms /shop?category=Dining+Room',
      'Center Tables /shop?category=Center+Table',
      'Wardrobe /shop?category=Wardrobe',
      'TV Unit /shop?category=TV+Unit',
      'Carpets /shop?category=Carpet',
    ])
  })

  test('the bottom navigation differs for shoppers and admins', () => {
    const shoppers = ['Shop /shop', 'Cart /cart', 'Wishlist /wishlist', 'Profile /profile']
    expect(entries(navigation.bottom.visitor)).toEqual(shoppers)
    expect(entries(navigation.bottom.customer)).toEqual(shoppers)
    expect(entries(navigation.bottom.admin)).toEqual([
      'Shop /shop',
      'Product /admin/products/new',
      'Collection /admin/collections/new',
      'Dashboard /admin/dashboard',
    ])
  })

  test('the footer links to every page that the specification lists', () => {
    const hrefs = navigation.footer.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs).toEqual(expect.arrayContaining(['/aboutUS', '/contact', '/terms', '/privacy', '/e-catalog', '/showroom']))
  })

  test('every link of the menus matches a route of the shop', () => {
    const routes = Object.values(paths).map(({ pattern }) => ({ path: pattern }))
    const { header, account, drawer, drawerCategories, drawerStyles, bottom, footer } = navigation
    const menus = [
      header,
      drawer,
      drawerCategories,
      drawerStyles,
      adminLinks,
      ...Object.values(account),
      ...Object.values(bottom),
    ]
    const links = [...menus.flat(), ...footer.flatMap((group) => [...group.links])]
    expect(links.filter(({ href }) => matchRoutes(routes, href.split('?')[0]!) === null)).toEqual([])
  })
})

test('marks the entry of the current page regardless of the case of its address', () => {
  expect(
    markCurrent(
      [
        { label: 'About Us', href: '/aboutUs' },
        { label: 'Shop', href: '/shop' },
      ],
      '/aboutus',
    ),
  ).toEqual([
    { label: 'About Us', href: '/aboutUs', current: true },
    { label: 'Shop', href: '/shop' },
  ])
})

describe('a link to a page whose address has a query', () => {
  const overview = { label: 'Dashboard Overview', href: '/admin/dashboard' }
  const products = { label: 'Manage Products', href: '/admin/dashboard?section=products' }
  const marked = (links: readonly { label: string; href: string }[], here: string) =>
    words(markCurrent(links, here).filter((link) => 'current' in link))

  test('stays marked while a search or a category narrows the shop', () => {
    expect(marked(navigation.header, '/shop?search=sofa')).toEqual(['Shop'])
    expect(marked(navigation.bottom.visitor, '/shop?category=Bedroom&sort=name')).toEqual(['Shop'])
  })

  test('is not marked when another link has exactly that query', () => {
    expect(marked([overview, products], '/admin/dashboard?section=products')).toEqual(['Manage Products'])
    expect(marked([overview, products], '/admin/dashboard?page=2')).toEqual(['Dashboard Overview'])
  })
})
