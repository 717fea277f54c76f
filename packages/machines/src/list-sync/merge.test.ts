import { describe, expect, it } from 'vitest'
import { chair, room, sofa } from './testing/items.ts'
import { ada, grace, guest, visitor } from './testing/people.ts'
import { setCartScene, setWishlistScene, storedIn } from './testing/scene.ts'

describe('Signing in with a cart that only the browser had', () => {
  async function openWithSofas() {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...sofa, quantity: 3 }])
    const tab = await scene.open({ as: visitor })
    tab.actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    tab.actor.send({ type: 'line.add', ...room })
    return { ...scene, ...tab }
  }

  it('adds a local cart to the account at sign-in, with combined quantities and without a notice', async () => {
    const { become, lines, server, settle, texts } = await openWithSofas()
    const before = texts().length
    await become(ada)
    await settle()
    expect(lines()).toEqual([
      { ...sofa, quantity: 5 },
      { ...room, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(lines())
    expect(texts().slice(before)).toEqual([])
  })

  it('sends each line of a local cart once, however often the merge starts', async () => {
    const { become, open, server, session, settle, stop, end } = await openWithSofas()
    await become(ada)
    await end()
    await end()
    stop()
    const next = await open({ as: ada, session })
    await settle()
    stop()
    await open({ as: ada, session })
    await settle()
    expect(server.currentList()).toEqual([
      { ...sofa, quantity: 5 },
      { ...room, quantity: 1 },
    ])
    expect(next.lines()).toEqual(server.currentList())
    expect(server.applied).toHaveLength(2)
  })

  it('does not merge a local cart again after signing out and in', async () => {
    const { become, server, settle } = await openWithSofas()
    await become(ada)
    await settle()
    server.signOut()
    await become(visitor)
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(server.currentList()).toEqual([
      { ...sofa, quantity: 5 },
      { ...room, quantity: 1 },
    ])
  })

  it('continues the merge after a reload before the first request', async () => {
    const { actor, open, server, session, settle, stop } = await openWithSofas()
    actor.send({ type: 'identity.changed', identity: ada })
    stop()
    server.signIn('ada')
    await open({ as: ada, session })
    await settle()
    expect(server.currentList()).toEqual([
      { ...sofa, quantity: 5 },
      { ...room, quantity: 1 },
    ])
  })

  it("emits the server's message about a line that could not be moved to the account", async () => {
    const { become, lines, server, settle, texts } = await openWithSofas()
    server.gone.add(room.item)
    await become(ada)
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 5 }])
    expect(texts().at(-1)).toBe('Product not found.')
  })
})

describe('A session that ends during the merge', () => {
  /** Opens a tab whose visitor signs in with three lines. The account has received the first of them, and has a chair of its own. */
  async function mergeOneOfThree() {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...chair, quantity: 3 }])
    const tab = await scene.open({ as: visitor })
    for (const item of [sofa, chair, room]) tab.actor.send({ type: 'line.add', ...item })
    await tab.become(ada)
    await scene.end()
    await scene.end()
    return { ...scene, ...tab }
  }

  it('keeps the lines that the account has not received when the session ends', async () => {
    const { become, end, lines, reports, server, session, settle } = await mergeOneOfThree()
    server.signOut()
    await end()
    await end()
    expect(reports).toEqual([{ type: 'session.ended' }])
    await become(visitor)
    await settle()
    expect(lines()).toEqual([
      { ...chair, quantity: 1 },
      { ...room, quantity: 1 },
    ])
    expect(storedIn(session, 'sessionCart')).toEqual(lines())
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(lines()).toEqual([
      { ...chair, quantity: 4 },
      { ...sofa, quantity: 1 },
      { ...room, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(lines())
  })

  it('keeps them when the shopper logs out, and counts the line that is being sent as received', async () => {
    const { become, end, lines, server, settle } = await mergeOneOfThree()
    await end()
    server.signOut()
    await become(visitor)
    await settle()
    expect(lines()).toEqual([{ ...room, quantity: 1 }])
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(lines().map(({ quantity }) => quantity)).toEqual([4, 1, 1])
    expect(server.currentList()).toEqual(lines())
  })

  it('keeps neither lines that were removed nor lines that were added to the account', async () => {
    const { actor, become, lines, server, settle } = await mergeOneOfThree()
    actor.send({ type: 'line.remove', ...room })
    actor.send({ type: 'line.add', ...sofa })
    server.signOut()
    await become(visitor)
    await settle()
    expect(lines()).toEqual([{ ...chair, quantity: 1 }])
  })

  it('gives the lines to nobody who signs in directly afterwards', async () => {
    const { become, lines, server, settle } = await mergeOneOfThree()
    await become(grace)
    await settle()
    expect(lines()).toEqual([])
    expect(server.currentList()).toEqual([])
  })
})

describe('A server that fails while a cart of the browser moves to it', () => {
  /** Opens a tab whose visitor has sofas and accepts cookies. The list of the guest is loaded, and the sofas are being sent. */
  async function acceptCookiesWith(quantity: number) {
    const scene = setCartScene()
    const tab = await scene.open({ as: visitor })
    tab.actor.send({ type: 'line.add', ...sofa, quantity })
    tab.actor.send({ type: 'consent.changed', consent: 'accepted' })
    const textsBefore = tab.texts().length
    await tab.become(guest)
    await scene.end()
    return { ...scene, ...tab, textsBefore }
  }

  it.each(['rejected', 'not sent'] as const)(
    'keeps a line whose request is %s, and sends it with the next refresh',
    async (outcome) => {
      const { actor, end, has, lines, server, settle, stored, texts, textsBefore } = await acceptCookiesWith(2)
      await end(outcome)
      expect(server.pending).toEqual([])
      expect(has('stale')).toBe(true)
      expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
      expect(stored('localCart')).toEqual(lines())
      actor.send({ type: 'list.refresh' })
      await settle()
      expect(has('stale')).toBe(false)
      expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
      expect(texts().slice(textsBefore)).toEqual([])
    },
  )

  it('moves a line that the server could not store to the account of a guest who signs in', async () => {
    const { become, end, lines, server, settle } = await acceptCookiesWith(2)
    await end('rejected')
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(server.currentList()).toEqual(lines())
  })

  it('sends later changes, although it cannot store this line', async () => {
    const { actor, end, has, lines, server, settle } = await acceptCookiesWith(2)
    await end('rejected')
    actor.send({ type: 'line.add', ...chair })
    await end()
    await end('rejected')
    await end()
    expect(server.currentList()).toEqual([{ ...chair, quantity: 1 }])
    expect(lines()).toEqual([
      { ...chair, quantity: 1 },
      { ...sofa, quantity: 2 },
    ])
    await end()
    await end('rejected')
    expect(server.pending).toEqual([])
    expect(has('stale')).toBe(true)
    actor.send({ type: 'list.refresh' })
    await settle()
    expect(server.currentList()).toEqual(lines())
  })

  it('keeps a change of the line behind it', async () => {
    const { actor, end, lines, server, settle } = await acceptCookiesWith(2)
    actor.send({ type: 'stepper.plus', ...sofa })
    await end('rejected')
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    actor.send({ type: 'list.refresh' })
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    expect(server.currentList()).toEqual(lines())
  })

  it('counts a line once whose response was lost', async () => {
    const { actor, end, lines, server, settle } = await acceptCookiesWith(1)
    await end('response lost')
    actor.send({ type: 'line.add', ...chair })
    await settle()
    expect(lines().map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(server.currentList()).toEqual(lines())
  })
})

describe('Signing in as a guest whom the server knows', () => {
  it('sends nothing when a known guest signs in, since the server has merged the carts itself', async () => {
    const { open, server, settle, stored } = setCartScene()
    const { actor, become, lines } = await open({ as: guest })
    await settle()
    actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    await settle()
    server.lists.set('ada', [{ ...chair, quantity: 1 }])
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(server.requested).toHaveLength(1)
    expect(lines()).toEqual([
      { ...chair, quantity: 1 },
      { ...sofa, quantity: 2 },
    ])
    expect(stored('localCart')).toEqual(lines())
  })

  it("sends the guest's changes that the server had not received before the sign-in", async () => {
    const { browser, open, server, settle } = setCartScene()
    const { actor, become, lines } = await open({ as: guest })
    await settle()
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    browser.setOnline(false)
    actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    server.signIn('ada')
    await become(ada)
    browser.setOnline(true)
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    expect(server.currentList()).toEqual(lines())
  })
})

describe('Signing in while changes of a guest wait', () => {
  /** Opens the cart of a guest with five sofas and a chair. The account has a sofa and a room. */
  async function openWithSofas() {
    const scene = setCartScene()
    const tab = await scene.open({ as: guest })
    await scene.settle()
    tab.actor.send({ type: 'line.add', ...sofa, quantity: 5 })
    tab.actor.send({ type: 'line.add', ...chair })
    await scene.settle()
    scene.server.lists.set('ada', [{ ...room, quantity: 1 }])
    const signIn = async () => {
      await scene.oldestRequest()
      scene.server.signIn('ada')
      await tab.become(ada)
      await scene.settle()
    }
    return { ...scene, ...tab, signIn }
  }

  it('has the quantity that the guest saw, although only the first press of minus was sent', async () => {
    const { actor, lines, server, signIn, texts } = await openWithSofas()
    for (let press = 0; press < 3; press++) actor.send({ type: 'stepper.minus', ...sofa })
    const before = texts()
    await signIn()
    expect(lines()).toEqual([
      { ...room, quantity: 1 },
      { ...sofa, quantity: 2 },
      { ...chair, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(lines())
    expect(texts()).toEqual(before)
  })

  it('removes a line that the guest removed behind a change that is being sent', async () => {
    const { actor, lines, server, signIn } = await openWithSofas()
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'line.remove', ...chair })
    await signIn()
    expect(lines()).toEqual([
      { ...room, quantity: 1 },
      { ...sofa, quantity: 4 },
    ])
    expect(server.currentList()).toEqual(lines())
  })

  it('removes only the lines of the guest when the guest cleared the cart', async () => {
    const { actor, browser, lines, server, signIn } = await openWithSofas()
    browser.setOnline(false)
    actor.send({ type: 'list.clear' })
    actor.send({ type: 'line.add', ...chair, quantity: 2 })
    browser.setOnline(true)
    await signIn()
    expect(lines()).toEqual([
      { ...room, quantity: 1 },
      { ...chair, quantity: 2 },
    ])
    expect(server.currentList()).toEqual(lines())
  })

  it('applies such changes at every sign-in', async () => {
    const { actor, become, browser, lines, server, settle, signIn } = await openWithSofas()
    const changeAndSignIn = async () => {
      browser.setOnline(false)
      actor.send({ type: 'line.add', ...sofa })
      server.signIn('ada')
      await become(ada)
      browser.setOnline(true)
      await settle()
    }
    await signIn()
    for (const quantity of [6, 7]) {
      server.signOut()
      await become(guest)
      await settle()
      await changeAndSignIn()
      expect(lines().find(({ item }) => item === sofa.item)?.quantity).toBe(quantity)
    }
  })
})

describe('A wishlist', () => {
  it('moves each entry of a local wishlist to the account once', async () => {
    const { open, server, settle } = setWishlistScene()
    server.lists.set('ada', [{ ...sofa, quantity: 1 }])
    const { actor, become, lines } = await open({ as: visitor })
    for (const item of [sofa, room]) actor.send({ type: 'line.add', ...item })
    await become(ada)
    await settle()
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
    expect(server.currentList()).toEqual(lines())
  })
})

describe('Accepting cookies', () => {
  it('moves the cart to the persistent storage when cookies are accepted, and sends it to the server', async () => {
    const { open, server, settle, stored } = setCartScene()
    const { actor, become, lines, session } = await open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'consent.changed', consent: 'accepted' })
    await become(guest)
    expect(stored('localCart')).toEqual([{ ...sofa, quantity: 1 }])
    await settle()
    expect([...session]).toEqual([])
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.currentList()).toEqual(lines())
  })

  it('moves the cart to the persistent storage although cookies are blocked and the user stays unidentified', async () => {
    const { open, stored } = setCartScene()
    const { actor, become, lines, session } = await open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'consent.changed', consent: 'accepted' })
    await become(visitor)
    expect(stored('localCart')).toEqual(lines())
    expect([...session]).toEqual([])
  })

  it('adds up the carts of two tabs that accept cookies one after the other', async () => {
    const { browser, open, server, settle } = setCartScene()
    const one = await open({ as: visitor })
    const other = await open({ as: visitor })
    for (const tab of [one, other]) tab.actor.send({ type: 'line.add', ...sofa })
    for (const tab of [one, other]) {
      tab.actor.send({ type: 'consent.changed', consent: 'accepted' })
      await tab.become(guest)
      await settle()
    }
    browser.deliver()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
    expect(one.lines()).toEqual(other.lines())
  })

  it('adds up the carts of two tabs that accept cookies at the same time', async () => {
    const { browser, open, server, settle } = setCartScene()
    const one = await open({ as: visitor })
    const other = await open({ as: visitor })
    for (const tab of [one, other]) tab.actor.send({ type: 'line.add', ...sofa })
    for (const tab of [one, other]) tab.actor.send({ type: 'consent.changed', consent: 'accepted' })
    for (const tab of [one, other]) await tab.become(guest)
    await settle()
    browser.deliver()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
    expect(one.lines()).toEqual(other.lines())
  })
})

describe('Two tabs that bring the same item to the server', () => {
  it('adds up the quantities of two tabs, although the first was not sent when the second arrived', async () => {
    const { open, server, settle } = setCartScene()
    const one = await open({ as: visitor })
    const other = await open({ as: visitor })
    for (const tab of [one, other]) {
      tab.actor.send({ type: 'line.add', ...sofa })
      tab.actor.send({ type: 'consent.changed', consent: 'accepted' })
      tab.actor.send({ type: 'identity.changed', identity: guest })
    }
    server.cookies.guest = 'guest-1'
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
  })
})

describe('Declining cookies afterwards', () => {
  it('keeps the cart for the visit and leaves nothing persistent when cookies are declined later', async () => {
    const { browser, open, server, settle } = setCartScene()
    const { actor, become, lines, session } = await open({ as: guest })
    await settle()
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    actor.send({ type: 'consent.changed', consent: 'declined' })
    server.cookies.guest = null
    await become(visitor)
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect([...browser.persistent]).toEqual([])
    expect(storedIn(session, 'sessionCart')).toEqual(lines())
  })
})
