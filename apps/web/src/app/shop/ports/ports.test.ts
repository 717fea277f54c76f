import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserConnection } from './browser-connection.ts'
import { browserCookies } from './browser-cookies.ts'
import { browserStorage } from './browser-storage.ts'
import { browserLocks } from './browser-locks.ts'

/** The part of a window that the ports use. */
function createWindow() {
  const target = new EventTarget()
  const storageOf = () => {
    const texts = new Map<string, string>()
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }
  }
  const window = Object.assign(target, {
    localStorage: storageOf(),
    sessionStorage: storageOf(),
    navigator: { onLine: true },
  })
  return window as unknown as Window & typeof window
}

const storageEvent = (key: string | null, storageArea: object) => Object.assign(new Event('storage'), { key, storageArea })

describe('storage', () => {
  test('persistent and session storage are separate', () => {
    const { persistent, session } = browserStorage(createWindow())
    persistent.set('localCart', '[]')
    expect([persistent.get('localCart'), session.get('localCart')]).toEqual(['[]', null])
    persistent.remove('localCart')
    expect(persistent.get('localCart')).toBeNull()
  })

  test('forbidden storage throws on use, not on start', () => {
    const window = createWindow()
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    const storage = browserStorage(window)
    const listener = vi.fn()
    storage.subscribe(listener)
    window.dispatchEvent(storageEvent('localCart', {}))
    expect(listener).not.toHaveBeenCalled()
    expect(() => storage.persistent.get('localCart')).toThrow('The operation is insecure.')
  })

  test('storage reports changes that other tabs make to the persistent part until it is unsubscribed', () => {
    const window = createWindow()
    const listener = vi.fn()
    const end = browserStorage(window).subscribe(listener)
    window.dispatchEvent(storageEvent('localCart', window.localStorage))
    window.dispatchEvent(storageEvent('sessionCart', window.sessionStorage))
    window.dispatchEvent(storageEvent(null, window.localStorage))
    end()
    window.dispatchEvent(storageEvent('localWishlist', window.localStorage))
    expect(listener.mock.calls).toEqual([['localCart'], [null]])
  })

  test('storage reports that anything may have changed when the browser shows the page again', () => {
    const window = createWindow()
    const listener = vi.fn()
    const end = browserStorage(window).subscribe(listener)
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    expect(listener).not.toHaveBeenCalled()
    show(true)
    end()
    show(true)
    expect(listener.mock.calls).toEqual([[null]])
  })
})

test('the connection reports when it is lost and restored', () => {
  const window = createWindow()
  const connection = browserConnection(window)
  const listener = vi.fn()
  const end = connection.subscribe(listener)
  Object.assign(window.navigator, { onLine: false })
  window.dispatchEvent(new Event('offline'))
  expect(connection.isOnline()).toBe(false)
  Object.assign(window.navigator, { onLine: true })
  window.dispatchEvent(new Event('online'))
  end()
  window.dispatchEvent(new Event('offline'))
  expect(listener.mock.calls).toEqual([[false], [true]])
})

describe('locks between tabs', () => {
  test('a tab waits for a lock until another holder releases it', async () => {
    const { signal } = new AbortController()
    const locks = browserLocks(navigator)
    const endFirst = await locks.acquire('shop.cart', { signal })
    const order: string[] = []
    const second = locks.acquire('shop.cart', { signal }).then((end) => {
      order.push('second')
      end()
    })
    order.push('first ends')
    endFirst()
    await second
    expect(order).toEqual(['first ends', 'second'])
  })

  test('a lock is released after other tabs had time to receive stored data', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const free = vi.fn()
    const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold().then(free) }
    const end = await browserLocks({ locks: locks as unknown as LockManager }).acquire('shop.cart', new AbortController())
    end()
    await vi.advanceTimersByTimeAsync(149)
    expect(free).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(free).toHaveBeenCalledOnce()
  })

  test('taking a lock rejects in a browser without Web Locks', async () => {
    const { signal } = new AbortController()
    await expect(browserLocks({}).acquire('shop.cart', { signal })).rejects.toThrow('This browser has no Web Locks.')
  })
})

describe('cookies', () => {
  const written: string[] = []
  const document = (cookie: string, protocol: string) => ({
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
    location: { protocol } as Location,
  })
  afterEach(() => void written.splice(0))

  test('a cookie is found by its full name', () => {
    const { get } = browserCookies(document('notanonymousId=1; anonymousId=2f1c; other=a%20b', 'http:'))
    expect([get('anonymousId'), get('other'), get('anonymous')]).toEqual(['2f1c', 'a b', null])
  })

  test('cookies are secure on an HTTPS page, and are removed for every path', () => {
    const { isSecure, set, remove } = browserCookies(document('', 'https:'))
    set('anonymousId', '2f1c', { maxAge: 31_536_000, sameSite: 'Lax', secure: isSecure })
    remove('anonymousId')
    expect(written).toEqual([
      'anonymousId=2f1c; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'anonymousId=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })
})
