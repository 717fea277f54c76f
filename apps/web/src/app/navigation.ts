import { chatLink, drawerCategories, styles } from '@shop/domain'
import type { NavigationLink } from '@shop/ui/patterns/shapes'
import type { ShopConfig } from '@shop/domain'
import { paths } from '../paths.ts'

const home = { label: 'Home', href: paths.home.href() }
const shop = { label: 'Shop', href: paths.shop.href() }
const collections = { label: 'Collections', href: paths.shop.href('?view=collections') }

const styleLinks: readonly NavigationLink[] = styles.map((style) => ({ label: style, href: paths.style.href(style) }))

/**
 * Every menu of the shop. A page that is added to the shop gets its entries here and nowhere else, and a page that is
 * not there has none.
 */
export const navigation = {
  header: [home, shop],
  /** The pages of the mobile drawer, above its two tabs. */
  drawer: [home],
  drawerCategories: drawerCategories.map(({ label, category }) => ({
    label,
    href: paths.shop.href(`?${new URLSearchParams({ category })}`),
  })),
  drawerStyles: styleLinks,
  bottom: [
    { ...home, icon: 'home' },
    { ...shop, icon: 'sofa' },
  ],
  footer: [
    { title: 'Shop', links: [shop, collections] },
    { title: 'Styles', links: styleLinks },
  ],
} as const

/** The footer's links to other sites. */
export function outboundLinks({ chatNumber, chatGreeting, social }: ShopConfig): readonly NavigationLink[] {
  return [
    { label: 'WhatsApp', href: chatLink(chatNumber, chatGreeting) },
    { label: 'Instagram', href: social.instagram },
    { label: 'TikTok', href: social.tiktok },
    { label: 'X', href: social.x },
  ]
}

/** Where every Contact Us button leads: a conversation with the shop. */
export function contactHref({ chatNumber, chatGreeting }: ShopConfig): string {
  return chatLink(chatNumber, chatGreeting)
}

/** Marks the links that lead to where the person is. `here` is the path of the page, with its query. */
export function markCurrent<Entry extends NavigationLink>(links: readonly Entry[], here: string): Entry[] {
  return links.map((link) => (link.href.toLowerCase() === here.toLowerCase() ? { ...link, current: true } : link))
}
