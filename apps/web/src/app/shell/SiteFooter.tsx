import { Button } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { BottomNavigation } from '@shop/ui/patterns/bottom-navigation'
import { ChatLink } from '@shop/ui/patterns/chat-link'
import { Footer } from '@shop/ui/patterns/footer'
import { useLocation, useMatches } from 'react-router-dom'
import { isAdminPath } from './admin-section.ts'
import { enquiryHref, markCurrent, navigation, outboundLinks } from './navigation.ts'
import { useShopFacts } from '../services/shop-facts.ts'
import { useListCounts } from '../saved-lists/useListCounts.ts'
import { useCurrentAddress } from './useCurrentAddress.ts'
import { useRole } from '../shop/useUser.ts'

/** The footer, the bottom navigation of small screens and the floating chat link. Admin pages have only the navigation. */
export function SiteFooter({ onCookieSettings }: { onCookieSettings: () => void }) {
  const { shop, year } = useShopFacts()
  const { pathname } = useLocation()
  const here = useCurrentAddress()
  const counts = useListCounts()
  const itemName = itemNameOf(useMatches().at(-1)?.loaderData)
  const bar = markCurrent(navigation.bottom[useRole()], here)
  return (
    <>
      {isAdminPath(pathname) ? null : (
        <>
          <Footer name={shop.name} tagline={shop.tagline} groups={navigation.footer} outbound={outboundLinks(shop)} year={year}>
            <Button variant="quiet" onClick={onCookieSettings}>
              Cookie settings
            </Button>
          </Footer>
          <ChatLink href={enquiryHref(shop, itemName)} />
        </>
      )}
      <BottomNavigation
        items={bar.map(({ icon, counts: list, ...link }) => ({
          ...link,
          icon: <Icon name={icon} />,
          ...(list && { count: counts[list] }),
        }))}
      />
    </>
  )
}

/** The name of the product or collection that a page shows, from the data of its loader. */
function itemNameOf(data: unknown): string | undefined {
  const { product, collection } = (data ?? {}) as Partial<Record<'product' | 'collection', { name: string }>>
  return (product ?? collection)?.name
}
