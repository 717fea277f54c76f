import { CookieBannerView } from '@shop/views/cookie-banner'
import { links } from './example-facts.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The cookie banner, while it is visible. */
export const previewConsent: Preview = (snapshot, send) =>
  snapshot.hasTag('banner') ? (
    <PreviewFrame layout="empty">
      <CookieBannerView send={send} privacyHref={links.privacy} />
    </PreviewFrame>
  ) : null
