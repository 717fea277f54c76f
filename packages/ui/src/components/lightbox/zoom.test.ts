import { describe, expect, test } from 'vitest'
import { largestScale, pan, unzoomed, zoomAbout } from './zoom.ts'

const screen = { width: 400, height: 800 }

describe('zoomAbout', () => {
  test('zooming keeps the point under the fingers in place', () => {
    const zoom = zoomAbout(unzoomed, 2, { x: 100, y: 50 })
    expect(zoom).toEqual({ scale: 2, x: -100, y: -50 })
  })

  test('zooming in stops at a scale of four', () => {
    expect(zoomAbout(unzoomed, 9, { x: 0, y: 0 }).scale).toBe(largestScale)
  })

  test('zooming out below the full size shows the whole picture in the centre', () => {
    expect(zoomAbout({ scale: 2, x: 80, y: 20 }, 0.5, { x: 10, y: 10 })).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('pan', () => {
  test('a zoomed picture follows the finger', () => {
    expect(pan({ scale: 3, x: 10, y: 0 }, { x: 20, y: -30 }, screen)).toEqual({ scale: 3, x: 30, y: -30 })
  })

  test('a zoomed picture always covers the screen', () => {
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, screen)).toEqual({ scale: 2, x: 200, y: -400 })
  })

  test('a picture that is not zoomed cannot be moved', () => {
    const moved = pan(unzoomed, { x: 50, y: 50 }, screen)
    expect(moved.x).toBeCloseTo(0)
    expect(moved.y).toBeCloseTo(0)
  })
})
