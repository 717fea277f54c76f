import type { PauseReason } from '@shop/machines'
import { savesData } from '@shop/ui/components/lazy-part'

/** The preferences of the user for which the slides stand still until Play is pressed. */
export function stillReasons(): PauseReason[] {
  return [
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? ['reduced-motion' as const] : []),
    ...(savesData() ? ['data-saver' as const] : []),
  ]
}
