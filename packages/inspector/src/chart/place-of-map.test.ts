import { expect, it } from 'vitest'
import { placeOfMap } from './place-of-map.ts'

const area = { width: 396, height: 200 }
const drawing = { width: 1600, height: 800 }
const map = { width: 132, height: 66 }
const place = (...boxes: Parameters<typeof placeOfMap>[2]) => placeOfMap(area, drawing, boxes)

it('puts the map of a chart into the first corner in which it covers no active state', () => {
  const left = { x: 0, y: 120, width: 160, height: 60 }
  const right = { x: 240, y: 120, width: 160, height: 60 }
  expect(place()).toEqual({ x: 256, y: 126, ...map })
  expect(place(left)).toEqual({ x: 256, y: 126, ...map })
  expect(place(right)).toEqual({ x: 8, y: 126, ...map })
  expect(place(left, right)).toEqual({ x: 256, y: 8, ...map })
})

it('leaves out the map of a chart whose active state fills the area', () => {
  expect(place({ x: -50, y: -50, width: 600, height: 400 })).toBeNull()
})
