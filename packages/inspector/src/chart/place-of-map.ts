import { overlap } from './drawing.ts'
import type { Box } from './drawing.ts'

type Size = Pick<Box, 'width' | 'height'>

const margin = 8
const largest = { width: 144, height: 128 }

/**
 * The place of the map of a drawing in its area: the first corner in which it covers none of the boxes, or null without such a
 * corner. All are in pixels of the area. A small area has a small map.
 */
export function placeOfMap(area: Size, drawing: Size, boxes: readonly Box[]): Box | null {
  const width = Math.min(largest.width, area.width / 3)
  const height = Math.min(largest.height, area.height / 2.5)
  const scale = Math.min(width / drawing.width, height / drawing.height)
  const size = { width: drawing.width * scale, height: drawing.height * scale }
  const right = area.width - size.width - margin
  const bottom = area.height - size.height - margin
  const corners = [
    { x: right, y: bottom, ...size },
    { x: margin, y: bottom, ...size },
    { x: right, y: margin, ...size },
    { x: margin, y: margin, ...size },
  ]
  return corners.find((corner) => !boxes.some((box) => overlap(corner, box))) ?? null
}
