/** The limits of the dock's height, as percentages of the window's height, and the height before a tester changes it. */
export const dockHeights = { min: 25, max: 90, initial: 50 } as const

const key = 'inspector.height'

/** The height that the tester chose in this tab. */
export function storedDockHeight(): number {
  try {
    return withinLimits(Number(sessionStorage.getItem(key) ?? dockHeights.initial))
  } catch {
    return dockHeights.initial
  }
}

/** Remembers the height for this tab. */
export function storeDockHeight(height: number): void {
  try {
    sessionStorage.setItem(key, String(height))
  } catch {
    // Without storage the height lasts until the next reload.
  }
}

export function withinLimits(height: number): number {
  return Math.min(dockHeights.max, Math.max(dockHeights.min, Math.round(height) || dockHeights.initial))
}
