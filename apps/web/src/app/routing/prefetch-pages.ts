import type { RouteObject } from 'react-router-dom'
import { handleOf } from './page.tsx'

/**
 * Downloads the code of these pages when the user first points at, touches or focuses something. A visitor who only looks at the
 * first page downloads nothing, and between touching and releasing a link there is time for one round trip.
 */
export function prefetchPages(pages: readonly RouteObject[]): void {
  const prefetch = () => {
    removeEventListener('pointerover', prefetchOnHover)
    removeEventListener('pointerdown', prefetch)
    removeEventListener('focusin', prefetch)
    for (const page of pages) void handleOf(page)?.prefetch()
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
