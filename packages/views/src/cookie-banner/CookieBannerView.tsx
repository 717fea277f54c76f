import type { ConsentEvent } from '@shop/machines'
import { CookieBanner } from '@shop/ui/patterns/cookie-banner'

interface CookieBannerViewProps {
  send: (event: ConsentEvent) => void
  privacyHref: string
  /** Whether the user asked for the banner: it can then be closed without a choice. */
  isAskedFor?: boolean
}

/** The cookie banner, for the states of the machine with the tag `banner`. */
export function CookieBannerView({ send, privacyHref, isAskedFor = false }: CookieBannerViewProps) {
  return (
    <CookieBanner
      privacyHref={privacyHref}
      onDecline={() => send({ type: 'choice.declined' })}
      onAccept={() => send({ type: 'choice.accepted' })}
      onClose={isAskedFor ? () => send({ type: 'settings.closed' }) : undefined}
    />
  )
}
