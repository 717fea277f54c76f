import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { CookieBanner } from '../lazy-parts.ts'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'

/**
 * The cookie banner, which comes up by itself for a visitor who has not chosen, and what 'Cookie settings' does: show it
 * to whoever asks. One that was asked for can be closed without a choice.
 */
export function useCookieBanner(): { banner: ReactNode; open: () => void } {
  const send = useShopSend()
  const isShown = useShopSelector('consent', (snapshot) => snapshot.hasTag('banner'), false)
  const [isAskedFor, setAskedFor] = useState(false)
  const answer = (type: 'choice.declined' | 'choice.accepted' | 'settings.closed') => {
    setAskedFor(false)
    send('consent', { type })
  }
  return {
    open: () => {
      setAskedFor(true)
      send('consent', { type: 'settings.opened' })
    },
    banner: isShown ? (
      <Suspense>
        <CookieBanner
          // One that stood there already does not take the focus; one that was asked for does.
          key={String(isAskedFor)}
          privacyHref={paths.privacy.href()}
          onDecline={() => answer('choice.declined')}
          onAccept={() => answer('choice.accepted')}
          onClose={isAskedFor ? () => answer('settings.closed') : undefined}
        />
      </Suspense>
    ) : null,
  }
}
