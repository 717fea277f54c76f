/**
 * Fetches what the next page needs as soon as the person reaches for something: before the first sign of that, a
 * visitor who only looks pays for no byte of it; from a finger's touch to its leaving there is time for one round trip.
 */
export function preparePages(): void {
  const reach = () => {
    removeEventListener('pointerover', reachByMouse)
    removeEventListener('pointerdown', reach)
    removeEventListener('focusin', reach)
    // A failure here is of no interest: the navigation itself asks again.
    void Promise.allSettled([
      import('../loaders.ts'),
      import('../heads.ts'),
      import('../../screens/list-pages.ts'),
      import('../../screens/item-pages.ts'),
    ])
  }
  const reachByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') reach()
  }
  addEventListener('pointerover', reachByMouse, { passive: true })
  addEventListener('pointerdown', reach, { passive: true })
  addEventListener('focusin', reach)
}
