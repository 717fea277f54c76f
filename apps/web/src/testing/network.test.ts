import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overNetwork } from './network.ts'

const respond = () => Promise.resolve(Response.json({ products: [] }))
const request = (signal?: AbortSignal) => new Request('http://shop.test/api/products', { ...(signal && { signal }) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the simulated network of stories', () => {
  test('a slow network responds after two seconds', async () => {
    const settled = vi.fn()
    const response = overNetwork(respond, () => 'slow')(request()).then(settled)
    await vi.advanceTimersByTimeAsync(1999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await response
    expect(settled).toHaveBeenCalledOnce()
  })

  test('an aborted request ends immediately on a slow network', async () => {
    const controller = new AbortController()
    const response = overNetwork(respond, () => 'slow')(request(controller.signal))
    controller.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('an offline network rejects requests like a browser', async () => {
    await expect(overNetwork(respond, () => 'offline')(request())).rejects.toEqual(new TypeError('Failed to fetch'))
  })

  test('a failing network responds with status 500 and a message', async () => {
    const response = await overNetwork(respond, () => 'failing')(request())
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Something went wrong.' })
  })

  test('the network can change between two requests', async () => {
    let network: 'offline' | 'fast' = 'offline'
    const send = overNetwork(respond, () => network)
    await expect(send(request())).rejects.toThrow('Failed to fetch')
    network = 'fast'
    expect((await send(request())).status).toBe(200)
  })
})
