import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createArrivals } from './arrivals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Whether a promise has settled after pending callbacks have run. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

describe('waiting for a file', () => {
  test('a request for a file that is being made waits until the file arrives, like all others for it', async () => {
    const arrivals = createArrivals({ waitMs: 200, waitingMaximum: 8 })
    const [one, other, another] = [arrivals.wait('a-320.avif'), arrivals.wait('a-320.avif'), arrivals.wait('a-640.avif')]
    arrivals.arrived('a-320.avif')
    expect([await isOver(one), await isOver(other), await isOver(another)]).toEqual([true, true, false])
    expect(vi.getTimerCount()).toBe(1)
  })

  test('a request for a file that is being made stops waiting after the time limit', async () => {
    const waiting = createArrivals({ waitMs: 200, waitingMaximum: 8 }).wait('a-320.avif')
    await vi.advanceTimersByTimeAsync(199)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })

  test('a request for a file that is being made does not wait when too many wait already', async () => {
    const arrivals = createArrivals({ waitMs: 200, waitingMaximum: 2 })
    const first = [arrivals.wait('a-320.avif'), arrivals.wait('b-320.avif')]
    expect(await isOver(arrivals.wait('c-320.avif'))).toBe(true)
    arrivals.arrived('a-320.avif')
    await first[0]
    expect(await isOver(arrivals.wait('c-320.avif'))).toBe(false)
  })

  test('a request for a file that is being made is woken when its picture is given up', async () => {
    const arrivals = createArrivals({ waitMs: 200, waitingMaximum: 8 })
    const [lost, other] = [arrivals.wait('a-320.avif'), arrivals.wait('b-320.avif')]
    arrivals.giveUp('a')
    expect([await isOver(lost), await isOver(other)]).toEqual([true, false])
  })
})
