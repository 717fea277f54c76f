import { describe, expect, it } from 'vitest'
import { chair, sofa } from './testing/items.ts'
import { ada, guest, visitor } from './testing/people.ts'
import { setCartScene, setWishlistScene, storedIn } from './testing/scene.ts'

const good = { ...chair, quantity: 2 }
const text = JSON.stringify

/** Possible contents of the storage, and the valid lines in them. */
const corpus: [label: string, text: string, kept: unknown[]][] = [
  ['invalid JSON', '{oops', []],
  ['truncated JSON', text([good]).slice(0, -3), []],
  ['an empty text', '', []],
  ['null', 'null', []],
  ['an object', '{}', []],
  ['a text', '"cart"', []],
  ['a number', '42', []],
  ['true', 'true', []],
  ['HTML', '<!doctype html><title>Offline</title>', []],
  ['an empty list', '[]', []],
  ['a list of null', '[null]', []],
  ['null next to a valid line', text([null, good]), [good]],
  ['a nested list', text([[good], good]), [good]],
  ['a text next to a valid line', text(['sofa', good]), [good]],
  ['a quantity that is a text', text([{ ...sofa, quantity: 'x' }, good]), [good]],
  ['a quantity written as a text', text([{ ...sofa, quantity: '3' }, good]), [good]],
  ['a quantity of -1', text([{ ...sofa, quantity: -1 }, good]), [good]],
  ['a quantity of 0', text([{ ...sofa, quantity: 0 }, good]), [good]],
  ['a quantity of 1.5', text([{ ...sofa, quantity: 1.5 }, good]), [good]],
  ['a quantity of a billion', text([{ ...sofa, quantity: 1e9 }, good]), [good]],
  ['a quantity of 100', text([{ ...sofa, quantity: 100 }, good]), [good]],
  ['no quantity', text([sofa, good]), [good]],
  ['no item type', text([{ item: sofa.item, quantity: 1 }, good]), [good]],
  ['an unknown item type', text([{ ...sofa, itemType: 'Chair', quantity: 1 }, good]), [good]],
  ['no item', text([{ itemType: 'Product', quantity: 1 }, good]), [good]],
  ['an item that is not an id', text([{ ...sofa, item: '../admin', quantity: 1 }, good]), [good]],
  ['an item that is an object', text([{ ...sofa, item: { $ne: null }, quantity: 1 }, good]), [good]],
  ['__proto__', `[{"__proto__":{"quantity":5},"item":"${sofa.item}","itemType":"Product"},${text(good)}]`, [good]],
  ['unknown fields', text([{ ...good, _id: 'x', price: 0, owner: 'customer:ada' }]), [good]],
  ['a line twice', text([good, good]), [{ ...chair, quantity: 4 }]],
  [
    'a line twice with more than 99 in total',
    text([
      { ...good, quantity: 60 },
      { ...good, quantity: 60 },
    ]),
    [{ ...chair, quantity: 99 }],
  ],
  [
    '4 MB of invalid lines',
    text([...Array.from({ length: 40_000 }, (_, item) => ({ item: `${item}`.padEnd(80, 'x') })), good]),
    [good],
  ],
]

describe('A stored cart', () => {
  it('covers at least 30 kinds of invalid stored content', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30)
  })

  it.each(corpus)('reads the valid lines of a stored cart with %s, and writes them again', async (_, stored, kept) => {
    const { open, server } = setCartScene()
    const session = new Map([['sessionCart', stored]])
    const { lines } = await open({ as: visitor, session })
    expect(lines()).toEqual(kept)
    expect(storedIn(session, 'sessionCart') ?? []).toEqual(kept)
    expect(server.pending).toHaveLength(kept.length > 0 ? 1 : 0)
  })

  it('reads the first 500 lines of a stored cart with more lines than a request may have', async () => {
    const many = Array.from({ length: 600 }, (_, place) => ({
      ...sofa,
      item: `019a0000-0001-7000-8000-${place.toString(16).padStart(12, '0')}`,
      quantity: 1,
    }))
    const { open } = setCartScene()
    const { lines } = await open({ as: visitor, session: new Map([['sessionCart', text(many)]]) })
    expect(lines()).toEqual(many.slice(0, 500))
  })

  it.each([
    '{oops',
    'null',
    '[]',
    '{"owner":5}',
    '{"owner":"guest:guest-1","remote":{},"queue":"x"}',
    text({ owner: 'guest:guest-1', remote: [null], queue: [null, {}, { id: 'a' }, { id: 'a', change: { kind: 'steal' } }] }),
    text({ owner: 'guest:guest-1', remote: [], queue: [{ id: 'a', change: { kind: 'add', ...sofa, quantity: -4 } }] }),
  ])("shows the server's cart when the stored sync text is invalid: %s", async (sync) => {
    const { browser, open, server, settle } = setCartScene()
    browser.persistent.set('localCart.sync', sync)
    server.lists.set('guest-1', [good])
    const { lines, notices } = await open({ as: guest })
    await settle()
    expect(lines()).toEqual([good])
    expect(server.requested).toEqual([])
    expect(notices).toEqual([])
  })

  it.each([
    { kind: 'add', ...sofa, quantity: 1 },
    { kind: 'set', ...chair, quantity: 5 },
    { kind: 'remove', ...chair },
    { kind: 'clear' },
  ])('sends a waiting change after a reload: %j', async (change) => {
    const { browser, open, server, settle } = setCartScene()
    const queue = [{ id: 'a', change, isSent: false, isQuiet: false }]
    browser.persistent.set('localCart.sync', text({ owner: 'guest:guest-1', remote: [good], queue }))
    server.lists.set('guest-1', [good])
    await open({ as: guest })
    await settle()
    expect(server.applied).toEqual([change])
  })
})

describe('A stored wishlist', () => {
  it('reads a stored wishlist without quantities', async () => {
    const { open } = setWishlistScene()
    const session = new Map([['sessionWishlist', text([sofa, null, { item: 5 }, sofa, { ...chair, quantity: -3 }])]])
    const { lines } = await open({ as: visitor, session })
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, chair.item])
    expect(storedIn(session, 'sessionWishlist')).toEqual([sofa, chair])
  })
})

describe('A cart left in the persistent storage without consent', () => {
  it.each(['unset', 'declined'] as const)(
    'moves a persistent cart to the session storage when the cookie choice is %s',
    async (consent) => {
      const { browser, open } = setCartScene()
      browser.persistent.set('localCart', text([good]))
      const { lines, session } = await open({ as: visitor, consent })
      expect(lines()).toEqual([good])
      expect(storedIn(session, 'sessionCart')).toEqual([good])
      expect([...browser.persistent]).toEqual([])
    },
  )

  it('merges a persistent cart with the cart of the visit', async () => {
    const { browser, open } = setCartScene()
    browser.persistent.set('localCart', text([good]))
    const { lines } = await open({ as: visitor, session: new Map([['sessionCart', text([good, { ...sofa, quantity: 1 }])]]) })
    expect(lines()).toEqual([
      { ...chair, quantity: 4 },
      { ...sofa, quantity: 1 },
    ])
  })

  it('removes a persistent cart that belongs to an account', async () => {
    const { browser, open } = setCartScene()
    browser.persistent.set('localCart', text([good]))
    browser.persistent.set('localCart.sync', text({ owner: 'customer:ada', remote: [good], queue: [] }))
    const { lines, session } = await open({ as: visitor })
    expect(lines()).toEqual([])
    expect([...browser.persistent, ...session]).toEqual([])
  })
})

describe('Storage that is full', () => {
  it('applies every action in memory and on the server when the storage is full', async () => {
    const { browser, open, server, settle } = setCartScene()
    browser.fail.writing = true
    const { actor, lines } = await open({ as: guest })
    for (const item of [sofa, chair]) actor.send({ type: 'line.add', ...item })
    actor.send({ type: 'line.remove', ...sofa })
    await settle()
    expect(lines()).toEqual([{ ...chair, quantity: 1 }])
    expect(server.currentList()).toEqual(lines())
  })

  it('leaves no outdated copy in a full storage, and stores everything as soon as there is room', async () => {
    const { browser, open, session } = await openGuestlessWithSofa()
    browser.fail.writing = true
    open.actor.send({ type: 'line.add', ...chair })
    expect([...session]).toEqual([])
    browser.fail.writing = false
    open.actor.send({ type: 'line.add', ...chair })
    expect(storedIn(session, 'sessionCart')).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 2 },
    ])
  })

  it('loses no line when the user accepts cookies and signs in with a full storage', async () => {
    const { browser, open, server, settle } = await openGuestlessWithSofa()
    browser.fail.writing = true
    open.actor.send({ type: 'line.add', ...chair })
    open.actor.send({ type: 'consent.changed', consent: 'accepted' })
    await open.become(ada)
    await settle()
    expect(server.currentList()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
  })
})

describe('Storage that is blocked', () => {
  it('keeps the cart in memory when the storage is blocked', async () => {
    const { browser, open, server, settle } = setCartScene()
    Object.assign(browser.fail, { reading: true, writing: true })
    const { actor, become, lines } = await open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...chair })
    expect(lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
    await become(ada)
    await settle()
    expect(server.currentList()).toEqual(lines())
    server.signOut()
    await become(visitor)
    expect(lines()).toEqual([])
  })
})

async function openGuestlessWithSofa() {
  const scene = setCartScene()
  const open = await scene.open({ as: visitor })
  open.actor.send({ type: 'line.add', ...sofa })
  return { ...scene, open, session: open.session }
}
