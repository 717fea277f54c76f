/** Scale of a picture, and the distance of its centre from the centre of the screen in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }
export const largestScale = 4

/** Zooms around a point, measured from the centre of the screen, so that the point under the fingers stays in place. */
export function zoomAbout(zoom: Zoom, scale: number, point: { x: number; y: number }): Zoom {
  const next = Math.min(largestScale, Math.max(1, scale))
  if (next === 1) return unzoomed
  const ratio = next / zoom.scale
  return { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

/** Moves the picture within the limits of a screen of this size. */
export function pan(zoom: Zoom, by: { x: number; y: number }, screen: { width: number; height: number }): Zoom {
  const reach = (size: number) => (size * (zoom.scale - 1)) / 2
  const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return {
    scale: zoom.scale,
    x: limit(zoom.x + by.x, reach(screen.width)),
    y: limit(zoom.y + by.y, reach(screen.height)),
  }
}
