import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVisitedPages, quietMs } from './visited-pages.ts'

describe('visited pages', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  function visit(render: (url: string) => Promise<unknown> = async () => undefined) {
    const rendered: string[] = []
    const pages = createVisitedPages((url) => {
      rendered.push(url)
      return render(url)
    })
    const count = (url: string, times = 1) => Array.from({ length: times }, () => pages.count(url))
    return { pages, rendered, count }
  }

  test('are rendered once after several changes, the most visited first, also when one of them cannot be rendered', async () => {
    const { pages, rendered, count } = visit((url) => (url === '/shop' ? Promise.reject(new Error('gone')) : Promise.resolve()))
    count('/product/1')
    count('/shop', 3)
    count('/', 2)
    for (let change = 0; change < 3; change += 1) {
      pages.renderAgain()
      vi.advanceTimersByTime(quietMs - 1)
    }
    expect(rendered).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(() => rendered).toEqual(['/shop', '/', '/product/1'])
  })

  test('are the twenty most visited ones, and visits before a change count half', async () => {
    const { pages, rendered, count } = visit()
    count('/popular before', 3)
    pages.renderAgain()
    vi.advanceTimersByTime(quietMs)
    await expect.poll(() => rendered).toEqual(['/popular before'])
    for (let page = 1; page <= 30; page += 1) count(`/product/${page}`, 2)
    pages.renderAgain()
    vi.advanceTimersByTime(quietMs)
    await expect.poll(() => rendered).toHaveLength(21)
    expect(rendered.slice(1).every((url) => url.startsWith('/product/'))).toBe(true)
  })

  test('are not rendered further after another change, or after the shop has stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { pages, rendered, count } = visit(() => promise)
    count('/', 2)
    count('/shop')
    pages.renderAgain()
    vi.advanceTimersByTime(quietMs)
    await expect.poll(() => rendered).toEqual(['/'])
    pages.renderAgain()
    resolve()
    vi.advanceTimersByTime(quietMs)
    await expect.poll(() => rendered).toEqual(['/', '/', '/shop'])
    pages.renderAgain()
    pages.close()
    vi.advanceTimersByTime(quietMs)
    expect(rendered).toHaveLength(3)
  })
})
