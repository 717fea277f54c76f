import { describe, expect, test } from 'vitest'
import type { Variant } from '../recipe.ts'
import { createEncodingOrder } from './encoding-order.ts'

const missing = (...variants: Variant[]) => new Set(variants)

describe('the order of encoding', () => {
  test('the order of encoding is that of arrival, and each picture waits once', () => {
    const order = createEncodingOrder()
    order.add('sofa')
    order.add('lamp')
    order.add('sofa')
    expect([order.size, order.next()]).toEqual([2, 'sofa'])
    order.delete('sofa')
    order.delete('lamp')
    expect([order.size, order.next()]).toEqual([0, null])
  })

  test('the order of encoding begins with requested pictures and, within a picture, with requested variants', () => {
    const order = createEncodingOrder()
    order.add('sofa')
    order.request('lamp', '640.webp')
    order.request('rug', 'og.jpg')
    expect(order.next()).toBe('lamp')
    expect(order.nextOf('lamp', missing('320.avif', '640.webp'), true)).toBe('640.webp')
  })

  test('the order of encoding leaves a picture whose requested variants exist while another picture has requests', () => {
    const order = createEncodingOrder()
    order.request('lamp', '640.webp')
    order.request('rug', 'og.jpg')
    expect(order.nextOf('lamp', missing('320.avif'), true)).toBeNull()
    expect(order.next()).toBe('rug')
    expect(order.nextOf('rug', missing('320.avif'), true)).toBe('320.avif')
    expect(order.size).toBe(2)
  })

  test('the order of encoding interrupts a picture that nobody requested', () => {
    const order = createEncodingOrder()
    order.add('sofa')
    expect(order.nextOf('sofa', missing('320.avif', '320.webp'), true)).toBe('320.avif')
    order.request('lamp', '640.webp')
    expect(order.nextOf('sofa', missing('320.webp'), true)).toBeNull()
  })

  test('the order of encoding holds back variants that nobody requested while they have to wait', () => {
    const order = createEncodingOrder()
    order.add('sofa')
    expect(order.nextOf('sofa', missing('320.avif', '320.webp'), false)).toBeNull()
    order.request('sofa', '320.webp')
    expect(order.hasRequests).toBe(true)
    expect(order.nextOf('sofa', missing('320.avif', '320.webp'), false)).toBe('320.webp')
    expect(order.nextOf('sofa', missing('320.avif'), false)).toBeNull()
    expect(order.hasRequests).toBe(false)
  })
})
