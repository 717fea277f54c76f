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

  it('drops the newest job of the network with the most when it is full, and has room again after a turn', () => {
    const queue = createFairQueue<string>(4)
    const flood = ['a', 'b', 'c', 'd', 'e'].map((job, index) => queue.add(`203.0.113.${index % 2}`, job))
    expect(flood).toEqual([null, null, null, null, 'e'])
    expect([queue.add('198.51.100.1', 'shopper'), queue.add('192.0.2.1', 'other')]).toEqual(['c', 'd'])
    expect([queue.take(), queue.take()]).toEqual(['a', 'shopper'])
    expect(queue.add('203.0.113.9', 'f')).toBeNull()
  })

  it('prefers a sender whose last turn was longer ago to one with many turns', () => {
    const queue = createFairQueue<string>(20)
    for (const job of ['a', 'b', 'c', 'd']) queue.add('203.0.113.1', job)
    queue.add('203.0.114.1', 'e')
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['a', 'e', 'b'])
    for (const [sender, job] of [
      ['203.0.114.1', 'f'],
      ['198.51.100.1', 'shopper'],
    ] as const)
      queue.add(sender, job)
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['shopper', 'f', 'c'])
  })
})
