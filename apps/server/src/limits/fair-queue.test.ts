import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('createFairQueue', () => {
  it('lets networks take turns, and within a network its addresses', () => {
    const queue = createFairQueue<string>(20)
    const flood = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']
    for (const [index, sender] of [...flood, '198.51.100.1', '2001:db8::1'].entries()) queue.add(sender, `${sender} ${index}`)
    expect(Array.from({ length: 7 }, () => queue.take())).toEqual([
      '203.0.113.1 0',
      '198.51.100.1 4',
      '2001:db8::1 5',
      '203.0.113.2 3',
      '203.0.113.1 1',
      '203.0.113.1 2',
      undefined,
    ])
  })

  it('keeps half of its places for other networks, and has room again after a turn', () => {
    const queue = createFairQueue<number>(4)
    const flood = Array.from({ length: 3 }, (_, index) => queue.add(`203.0.113.${index}`, index))
    expect(flood).toEqual([true, true, false])
    expect([queue.add('198.51.100.1', 4), queue.add('192.0.2.1', 5), queue.add('192.0.3.1', 6)]).toEqual([true, true, false])
    queue.take()
    expect(queue.add('203.0.113.9', 7)).toBe(true)
  })
})
