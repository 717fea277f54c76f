import { describe, expect, it } from 'vitest'
import type { Batch, Link } from '../protocol/index.ts'
import { createSessionStore } from './session-store.ts'

/** A link to pages that the test opens, closes and lets speak. */
function openLink() {
  const listeners = new Set<(batch: Batch) => void>()
  const say = (batch: Batch) => listeners.forEach((listener) => listener(batch))
  const link: Link = {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    command: (_, tap) => say({ kind: 'rejected', tap, why: 'This actor is gone.' }),
  }
  const opens = (tap: string) => say({ kind: 'hello', hello: { tap, place: `/${tap}`, build: '', startedAt: 0, canSend: true } })
  const closes = (tap: string) => say({ kind: 'bye', tap })
  const moves = (tap: string, seq: number) => {
    const message = { type: '@shop.action', sessionId: 'x:0', action: 'ring', params: undefined } as const
    say({ kind: 'entries', tap, dropped: 0, entries: [{ seq, at: seq, message, redacted: 0, truncated: 0 }] })
  }
  return { link, opens, closes, moves }
}

function follow(link: Link) {
  const store = createSessionStore(link)
  const unsubscribe = store.subscribe(() => {})
  return {
    store,
    unsubscribe,
    shown: () =>
      expect.poll(() => store.current() && `${store.current()!.hello.tap} ${store.current()!.isOpen ? 'open' : 'closed'}`),
    offered: () => store.pages().map(({ tap }) => tap),
  }
}

describe('the store of a link', () => {
  it('stays at a page while another one opens, and records both', async () => {
    const { link, opens, moves } = openLink()
    const { store, shown, offered } = follow(link)
    opens('cart')
    await shown().toBe('cart open')
    opens('contact')
    moves('cart', 1)
    moves('contact', 1)
    moves('contact', 2)
    await expect.poll(offered).toEqual(['cart', 'contact'])
    await shown().toBe('cart open')
    expect(store.current()!.entries).toHaveLength(1)
    store.show('contact')
    await shown().toBe('contact open')
    expect(store.current()!.entries).toHaveLength(2)
  })

  it('shows a closed page until a page opens, and no longer offers other closed ones', async () => {
    const { link, opens, closes } = openLink()
    const { shown, offered } = follow(link)
    opens('cart')
    opens('contact')
    closes('cart')
    await shown().toBe('cart closed')
    expect(offered()).toEqual(['cart', 'contact'])
    opens('cart-reloaded')
    await shown().toBe('cart-reloaded open')
    expect(offered()).toEqual(['contact', 'cart-reloaded'])
  })

  it('opens a page again to which the user comes back', async () => {
    const { link, opens, closes, moves } = openLink()
    const { store, shown } = follow(link)
    opens('cart')
    moves('cart', 1)
    closes('cart')
    await shown().toBe('cart closed')
    opens('cart')
    await shown().toBe('cart open')
    expect(store.current()!.entries).toHaveLength(1)
  })

  it('shows the chosen page again after a sandbox', async () => {
    const { link, opens } = openLink()
    const first = follow(link)
    opens('cart')
    opens('contact')
    await first.shown().toBe('cart open')
    first.store.show('contact')
    first.unsubscribe()
    const second = follow(link)
    opens('cart')
    opens('contact')
    await second.shown().toBe('contact open')
  })

  it('forgets why a command was rejected when the next one is sent', async () => {
    const { link, opens } = openLink()
    const { store, shown } = follow(link)
    opens('cart')
    await shown().toBe('cart open')
    store.send({ kind: 'send', sessionId: 'x:0', event: { type: 'ring' } }, 'cart')
    await expect.poll(store.refusal).toBe('This actor is gone.')
    store.send({ kind: 'send', sessionId: 'x:1', event: { type: 'ring' } }, 'another page')
    expect(store.refusal()).toBeNull()
  })
})
