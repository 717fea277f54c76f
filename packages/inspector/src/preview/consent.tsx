import type { consentMachine } from '@shop/machines'
import { CookieBannerView } from '@shop/views/cookie-banner'
import { links } from './example-facts.ts'
import { preview } from './PreviewFrame.tsx'

/** The cookie banner, while it is visible. */
export const previewConsent = preview<typeof consentMachine>('empty', (consent, send) =>
  consent.hasTag('banner') ? <CookieBannerView send={send} privacyHref={links.privacy} /> : null,
)
