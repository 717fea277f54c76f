import { chatLink, drawerCategories, itemEnquiryMessage, styles } from '@shop/domain'
import type { IconName } from '@shop/ui/components/icon'
import type { NavigationLink } from '@shop/ui/patterns/shapes'
import type { ShopIdentity } from '@shop/domain'
import { paths } from '../../paths.ts'
import type { ShopRole } from '../shop/useUser.ts'

/** An entry of the bottom navigation. */
interface BarLink extends NavigationLink {
  icon: IconName
  /** The saved list whose count is shown on the icon. */
  counts?: 'cart' | 'wishlist'
}

const home = { label: 'Home', href: paths.home.href() }
const shop = { label: 'Shop', href: paths.shop.href() }
const collections = { label: 'Collections', href: paths.shop.href('?view=collections') }
const eCatalog = { label: 'E-Catalog', href: paths.eCatalog.href() }
const showroom = { label: 'Showroom', href: paths.showroom.href() }
const adminDashboard = { label: 'Admin Dashboard', href: paths.dashboard.href() }
const myAccount = { label: 'My Account', href: paths.profile.href() }

const styleLinks: readonly NavigationLink[] = styles.map((style) => ({ label: style, href: paths.style.href(style) }))

const shoppersBar: readonly BarLink[] = [
  { ...shop, icon: 'sofa' },
  { label: 'Cart', href: paths.cart.href(), icon: 'bag', counts: 'cart' },
  { label: 'Wishlist', href: paths.wishlist.href(), icon: 'heart', counts: 'wishlist' },
  { label: 'Profile', href: paths.profile.href(), icon: 'user' },
]

const adminsBar: readonly BarLink[] = [
  { ...shop, icon: 'sofa' },
  { label: 'Product', href: paths.newProduct.href(), icon: 'plus' },
  { label: 'Collection', href: paths.newCollection.href(), icon: 'plus' },
  { label: 'Dashboard', href: paths.dashboard.href(), icon: 'home' },
]

/** The links at the end of the header, by role. */
const accountLinks: Readonly<Record<ShopRole, readonly NavigationLink[]>> = {
  visitor: [
    { label: 'Login', href: paths.profile.href() },
    { label: 'Signup', href: paths.signUp.href() },
  ],
  customer: [myAccount],
  admin: [myAccount, adminDashboard],
}

/** Every menu of the shop; that of the admin pages is in `useAdminLinks`. The entries of a new page are added here and nowhere else. */
export const navigation = {
  header: [home, shop, eCatalog, showroom, { label: 'About Us', href: paths.aboutUs.href() }],
  account: accountLinks,
  /** The links at the end of the header of the admin pages. */
  adminAccount: [adminDashboard],
  /** The pages of the mobile drawer, above its two tabs. */
  drawer: [home, { ...eCatalog, label: 'E-Catalogs' }, showroom],
  drawerCategories: drawerCategories.map(({ label, category }) => ({
    label,
    href: paths.shop.href(`?${new URLSearchParams({ category })}`),
  })),
  drawerStyles: styleLinks,
  bottom: { visitor: shoppersBar, customer: shoppersBar, admin: adminsBar } satisfies Record<ShopRole, unknown>,
  footer: [
    { title: 'Shop', links: [shop, collections, eCatalog, showroom, { label: 'My enquiries', href: paths.enquiries.href() }] },
    { title: 'Styles', links: styleLinks },
    {
      title: 'The house',
      links: [
        // The specification spells it like this; the page is the same.
        { label: 'About Us', href: '/aboutUS' },
        { label: 'Contact', href: paths.contact.href() },
        { label: 'Terms and conditions', href: paths.terms.href() },
        { label: 'Privacy policy', href: paths.privacy.href() },
      ],
    },
  ],
} as const

/** The footer's links to other sites, without the networks that the shop does not use. */
export function outboundLinks({ chatNumber, chatGreeting, social }: ShopIdentity): readonly NavigationLink[] {
  return [
    { label: 'WhatsApp', href: chatLink(chatNumber, chatGreeting) },
    { label: 'Instagram', href: social.instagram },
    { label: 'TikTok', href: social.tiktok },
    { label: 'X', href: social.x },
  ].filter(({ href }) => href !== '')
}

/**
 * The target of the floating chat link: a conversation with the shop that starts with an enquiry.
 *
 * @param itemName - the product or collection that the page shows, which the message then names
 */
export function enquiryHref({ chatNumber, chatGreeting, name }: ShopIdentity, itemName: string | undefined): string {
  return chatLink(chatNumber, itemName === undefined ? chatGreeting : itemEnquiryMessage(name, itemName))
}

/**
 * Marks the link to the current page. `here` is its path with its query. A link with a query of its own takes precedence over the
 * plain link to its page, which stays marked for every other query: Shop while a search or a category narrows it.
 */
export function markCurrent<Entry extends NavigationLink>(links: readonly Entry[], here: string): Entry[] {
  const address = here.toLowerCase()
  const [path] = address.split('?')
  const hrefs = links.map(({ href }) => href.toLowerCase())
  const current = hrefs.includes(address) ? address : path
  return links.map((link, position) => (hrefs[position] === current ? { ...link, current: true } : link))
}
