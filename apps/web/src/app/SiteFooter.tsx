import { Icon } from '@shop/ui/components/icon'
import { BottomNavigation } from '@shop/ui/patterns/bottom-navigation'
import { ChatLink } from '@shop/ui/patterns/chat-link'
import { Footer } from '@shop/ui/patterns/footer'
import { useLocation } from 'react-router-dom'
import { contactHref, markCurrent, navigation, outboundLinks } from './navigation.ts'
import { useShopFacts } from './shop-facts.ts'

/** The footer, and what floats above every page: the bar of small screens and the chat link. */
export function SiteFooter() {
  const { shop, year } = useShopFacts()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <>
      <Footer
        name={shop.name}
        tagline={shop.tagline}
        groups={navigation.footer}
        outbound={outboundLinks(shop)}
        year={year}
      />
      <ChatLink href={contactHref(shop)} />
      <BottomNavigation
        items={markCurrent(navigation.bottom, here).map((link) => ({ ...link, icon: <Icon name={link.icon} /> }))}
      />
    </>
  )
}
