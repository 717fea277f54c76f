import type { RouteObject } from 'react-router-dom'
import { savesData } from '@shop/ui/components/lazy-part'
import { browserApi } from '../services/browser-api.ts'
import { whenIdle } from '../shop/when-idle.ts'
import { handleOf } from './page.tsx'

/**
 * Downloads the code of these pages and the API client when the user first points at, touches or focuses something. A visitor who only
 * looks at the first page downloads nothing, and between touching and releasing a link there is time for one round trip.
 *
 * @param pages the pages that users open most often
 * @param likely those of them that most users of the first page open, with early data: their screens are downloaded when that page is
 * idle
 */
export function prefetchPages(pages: readonly RouteObject[], likely: readonly RouteObject[]): void {
  if (!savesData()) whenIdle(() => likely.forEach((page) => void handleOf(page)?.prefetchScreen()))
  const prefetch = () => {
    removeEventListener('pointerover', prefetchOnHover)
    removeEventListener('pointerdown', prefetch)
    removeEventListener('focusin', prefetch)
    for (const page of pages) void handleOf(page)?.prefetch()
    // Their loaders need it, and request it again after a failure.
    browserApi().catch(() => undefined)
  }
  const prefetchOnHover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') prefetch()
  }
  // The tap that loaded the app came before these listeners.
  if (navigator.userActivation?.hasBeenActive) return prefetch()
  addEventListener('pointerover', prefetchOnHover, { passive: true })
  addEventListener('pointerdown', prefetch, { passive: true })
  addEventListener('focusin', prefetch)
}
