import { lazyPart } from '@shop/ui/components/lazy-part'
import { CookieBannerView } from '@shop/views/cookie-banner'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { ShopActorEvent } from '../shop/shop-actors.ts'
import { useShopRuntime } from '../shop/runtime-context.ts'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'
import { isAdminPath } from './admin-section.ts'

/** The banner, after hydration: the server renders none. Every first visit shows it, so it is no chunk of its own. */
const ClientBanner = lazyPart(async () => CookieBannerView)

/**
 * The cookie banner and the handler of 'Cookie settings'. The banner opens by itself for a visitor who has not chosen, on a first visit
 * before the machine runs. One that the user opened can be closed without a choice.
 */
export function useCookieBanner(): { banner: ReactNode; open: () => void } {
  const sendToShop = useShopSend()
  const [isAnswered, setAnswered] = useState(false)
  const isAskingBefore = useShopRuntime().isFirstVisit && !isAnswered
  const isAsking = useShopSelector('consent', (snapshot) => snapshot.hasTag('banner'), isAskingBefore)
  // The admin pages store nothing that the choice is about.
  const isShown = !isAdminPath(useLocation().pathname) && isAsking
  const [isAskedFor, setAskedFor] = useState(false)
  const send = (event: ShopActorEvent<'consent'>) => {
    setAskedFor(event.type === 'settings.opened')
    setAnswered(event.type !== 'settings.opened')
    sendToShop('consent', event)
  }
  return {
    open: () => send({ type: 'settings.opened' }),
    banner: isShown ? (
      <ClientBanner
        // Remounts the banner, because only one that the user opened takes the focus.
        key={String(isAskedFor)}
        send={send}
        privacyHref={paths.privacy.href()}
        isAskedFor={isAskedFor}
      />
    ) : null,
  }
}
