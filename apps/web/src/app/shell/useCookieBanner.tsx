import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import type { ShopActorEvent } from '../shop/shop-actors.ts'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'

const CookieBannerView = lazy(() => import('@shop/views/cookie-banner').then((module) => ({ default: module.CookieBannerView })))

/**
 * The cookie banner and the handler of 'Cookie settings'. The banner opens by itself for a visitor who has not chosen. One that
 * the user opened can be closed without a choice.
 */
export function useCookieBanner(): { banner: ReactNode; open: () => void } {
  const sendToShop = useShopSend()
  const isShown = useShopSelector('consent', (snapshot) => snapshot.hasTag('banner'), false)
  const [isAskedFor, setAskedFor] = useState(false)
  const send = (event: ShopActorEvent<'consent'>) => {
    setAskedFor(event.type === 'settings.opened')
    sendToShop('consent', event)
  }
  return {
    open: () => send({ type: 'settings.opened' }),
    banner: isShown ? (
      <Suspense>
        <CookieBannerView
          // Remounts the banner, because only one that the user opened takes the focus.
          key={String(isAskedFor)}
          send={send}
          privacyHref={paths.privacy.href()}
          isAskedFor={isAskedFor}
        />
      </Suspense>
    ) : null,
  }
}
