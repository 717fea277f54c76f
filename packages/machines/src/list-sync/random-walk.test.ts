import { isSameItem, limits } from '@shop/domain'
import type { Line } from '@shop/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import type { CartEvent } from '../cart/cart.types.ts'
import type { ConsentChoice, Identity } from '../identity.ts'
import { wishlistKind } from '../wishlist/wishlist.machine.ts'
import type { WishlistEvent } from '../wishlist/wishlist.types.ts'
import { until } from '../testing/until.ts'
import type { ListKind } from './list-kind.ts'
import type { ListContext } from './list-sync.types.ts'
import { createFakeBrowser } from './testing/fake-browser.ts'
import { createModelServer, flushMicrotasks } from './testing/model-server.ts'
import type { ModelRequest, Outcome } from './testing/model-server.ts'
import { openCart, openWishlist } from './testing/open-list.ts'

/**
 * Random walks: two tabs of one browser, a server, and any order of user actions, network failures and events from other
 * tabs. `LIST_WALKS=10000 vitest run --project machines packages/machines/src/list-sync/random-walk.test.ts` runs more walks.
 */
const walks = Number(process.env.LIST_WALKS ?? 60)

const longest = { timeout: 3_600_000 }

const id = (number: number) => `019a0000-0001-7000-8000-00000000000${number}`
const items = [id(1), id(2), id(3)]
/** An item that is in the account from the start and that no user adds: a list that contains it shows the account. */
const accountItem = id(9)

const item = fc.record({
  item: fc.constantFrom(...items),
  itemType: fc.constantFrom('Product' as const, 'Collection' as const),
})

/** The actions of the shopper on a cart. */
const cartTap: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.tuple(item, fc.integer({ min: 1, max: 60 })).map(([key, quantity]) => ({ type: 'line.add' as const, ...key, quantity })),
  fc
    .tuple(fc.constantFrom('line.add', 'line.remove', 'stepper.plus', 'stepper.minus'), item)
    .map(([type, key]) => ({ type, ...key })),
  fc.constantFrom({ type: 'removal.confirm' }, { type: 'removal.cancel' }, { type: 'list.clear' }),
)

/** The actions of the shopper on a wishlist. */
const wishlistTap: fc.Arbitrary<WishlistEvent> = fc.oneof(
  fc.tuple(fc.constantFrom('line.add', 'line.remove', 'line.move'), item).map(([type, key]) => ({ type, ...key })),
  fc.constant({ type: 'list.clear' }),
)

type Action =
  | { type: 'end'; place: number; outcome: Outcome }
  | { type: 'deliver' | 'sign in' | 'sign out' | 'accept' | 'decline' | 'refresh'; tab: number }
  | { type: 'reload'; tab: number; outcome: 'done' | 'not sent' }
  | { type: 'guest cookie expires' }
  | { type: 'checks'; areAnswered: boolean }
  | { type: 'connection'; isOnline: boolean }
  | { type: 'end session' | 'fail load' }
  | { type: 'tap'; tab: number; tap: CartEvent | WishlistEvent }

const tab = fc.nat(1)

const anyAction = (tap: fc.Arbitrary<CartEvent | WishlistEvent>): fc.Arbitrary<Action> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('tap' as const), tab, tap }) },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('end' as const),
        place: fc.nat(3),
        outcome: fc.oneof(
          { weight: 6, arbitrary: fc.constant<Outcome>('done') },
          { weight: 2, arbitrary: fc.constantFrom<Outcome>('rejected', 'response lost', 'not sent') },
        ),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('deliver' as const), tab }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('sign in', 'sign out', 'accept', 'decline', 'refresh'),
        tab,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('reload' as const),
        tab,
        outcome: fc.constantFrom('done' as const, 'not sent' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('connection' as const), isOnline: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ type: 'guest cookie expires' as const }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('checks' as const), areAnswered: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ type: 'end session' as const }) },
    { weight: 2, arbitrary: fc.constant({ type: 'fail load' as const }) },
  )

/** What the root of a tab knows. */
interface Root {
  consent: ConsentChoice
  customer: string | null
  guest: string | null
  /** The last guest whom the server did not know. */
  unknownGuest: string | null
  /** Whether the list waits for a check of the session. */
  isOutdated: boolean
}

/** The saved list of a tab, cart or wishlist. */
interface OpenList {
  send: (event: CartEvent | WishlistEvent) => void
  context: () => ListContext
  isQuiet: () => boolean
  reports: { type: string }[]
  stop: () => void
}

function openList(kind: ListKind, surroundings: Parameters<typeof openCart>[0]): OpenList {
  const { actor, reports, stop } = kind === cartKind ? openCart(surroundings) : openWishlist(surroundings)
  return {
    send: actor.send as OpenList['send'],
    context: () => actor.getSnapshot().context,
    isQuiet: () => !['busy', 'stale', 'waiting'].some((tag) => actor.getSnapshot().hasTag(tag as 'busy')),
    reports,
    stop,
  }
}

/** A browser with two tabs, and a root in each that reports the identity that it knows. */
function openShop(kind: ListKind) {
  const browser = createFakeBrowser()
  const server = createModelServer(kind)
  server.lists.set('ada', [{ item: accountItem, itemType: 'Product', quantity: 1 }])
  let consent: ConsentChoice = 'unset'
  let guests = 0
  // Whether checks of the session get a response.
  let areChecksAnswered = true
  const sessions = [new Map<string, string>(), new Map<string, string>()]
  const queued = new Set<string>()
  let unconfirmed = 0

  const open = (place: number) => openList(kind, { server, ports: browser.openTab(sessions[place]), input: { consent } })
  const lists = sessions.map((_, place) => open(place))
  const firstRoot: Root = { consent, customer: null, guest: null, unknownGuest: null, isOutdated: false }
  const roots = sessions.map(() => ({ ...firstRoot }))

  function identityOf({ customer, guest }: Root): Identity {
    if (customer !== null) {
      return { kind: 'customer', user: { _id: customer, role: 'customer', username: '', email: '', phoneNumber: '' } }
    }
    return guest === null ? { kind: 'visitor' } : { kind: 'guest', anonymousId: guest }
  }

  function sendToList(place: number): void {
    const root = roots[place]!
    if (root.isOutdated) return
    lists[place]!.send({ type: 'consent.changed', consent: root.consent })
    lists[place]!.send({ type: 'identity.changed', identity: identityOf(root) })
  }

  function readGuest(root: Root): void {
    root.guest = server.cookies.guest === root.unknownGuest ? null : server.cookies.guest
  }

  /** Lets the root of a tab check the session and read the cookie. */
  function reportIdentity(place: number): void {
    const root = roots[place]!
    root.customer = server.cookies.customer
    root.isOutdated = false
    readGuest(root)
    sendToList(place)
  }

  /** Sends a tab the cookie choice: its user's own, or another tab's through the storage. */
  function sendToConsent(place: number): void {
    const root = roots[place]!
    root.consent = consent
    readGuest(root)
    sendToList(place)
  }

  function deliver(): void {
    browser.deliver()
    for (const [place, root] of roots.entries()) if (root.consent !== consent) sendToConsent(place)
  }

  /** The server does not know the user of a tab: its root forgets the guest and reads the cookie, or checks the session. */
  function forgetUser(place: number): void {
    const root = roots[place]!
    if (root.customer !== null) return reportIdentity(place)
    root.unknownGuest = root.guest
    readGuest(root)
    sendToList(place)
  }

  /** Lets the roots handle the reports of their lists. */
  function deliverReports(): void {
    for (const [place, { reports }] of lists.entries()) {
      const types = reports.map(({ type }) => type)
      reports.length = 0
      if (types.includes('session.ended')) forgetUser(place)
      if (types.includes('identity.outdated')) roots[place]!.isOutdated = true
      if (roots[place]!.isOutdated && areChecksAnswered) reportIdentity(place)
    }
  }

  /** Reloads a tab. The requests of the closed page reach the server before the next page sends any, or never. */
  async function reload(place: number, outcome: 'done' | 'not sent'): Promise<void> {
    lists[place]!.stop()
    for (const request of server.pending.filter(({ signal }) => signal.aborted)) await end(request, outcome)
    lists[place] = open(place)
    // A page that starts with accepted cookies makes a guest when there is none.
    if (consent === 'accepted') server.cookies.guest ??= `guest ${++guests}`
    roots[place] = { ...firstRoot, consent }
    reportIdentity(place)
  }

  async function end(request: ModelRequest, outcome: Outcome): Promise<void> {
    const isConfirmed = outcome === 'done' && !request.signal.aborted && !request.isDenied
    if (request.name === 'change' && !isConfirmed) unconfirmed++
    await request.end(outcome)
  }

  async function perform(next: Action): Promise<void> {
    if (next.type === 'tap') lists[next.tab]!.send(next.tap)
    else if (next.type === 'end') {
      const request = server.pending[next.place % Math.max(server.pending.length, 1)]
      if (request) await end(request, next.outcome)
    } else if (next.type === 'end session')
      // Each tab notices it with its next request.
      server.signOut()
    else if (next.type === 'fail load') await server.pending.find(({ name }) => name === 'load')?.end('rejected')
    else if (next.type === 'connection') browser.setOnline(next.isOnline)
    else if (next.type === 'deliver') deliver()
    else if (next.type === 'guest cookie expires') server.cookies.guest = null
    else if (next.type === 'checks') areChecksAnswered = next.areAnswered
    else if (next.type === 'reload') await reload(next.tab, next.outcome)
    else if (next.type === 'refresh') lists[next.tab]!.send({ type: 'list.refresh' })
    else if (next.type === 'sign in' && server.cookies.customer === null) {
      server.signIn('ada')
      reportIdentity(next.tab)
    } else if (next.type === 'sign out' && server.cookies.customer !== null) {
      server.signOut()
      reportIdentity(next.tab)
    } else if (next.type === 'accept' && server.cookies.customer === null && consent !== 'accepted') {
      server.cookies.guest = `guest ${++guests}`
      consent = 'accepted'
      sendToConsent(next.tab)
    } else if (next.type === 'decline' && server.cookies.customer === null && consent === 'accepted') {
      server.cookies.guest = null
      consent = 'declined'
      sendToConsent(next.tab)
    }
    await flushMicrotasks()
    deliverReports()
    for (const list of lists) for (const { id } of list.context().copy.queue) queued.add(id)
  }

  /** Ends all requests, also those that their ends cause. */
  async function endAll(isDelivering: boolean): Promise<void> {
    const round = async () => {
      if (isDelivering) await perform({ type: 'deliver', tab: 0 })
      await perform({ type: 'end', place: 0, outcome: 'done' })
    }
    await round()
    await until(() => server.pending.length === 0, round)
  }

  /** Ends all requests and delivers all storage events. */
  async function settle(): Promise<void> {
    browser.setOnline(true)
    areChecksAnswered = true
    // A tab notices the end of its session by its own request, before its root does.
    for (const request of server.pending.filter(({ isDenied }) => isDenied)) await end(request, 'done')
    deliverReports()
    for (const place of lists.keys()) reportIdentity(place)
    for (let round = 0; round < 3; round++) {
      await endAll(true)
      // Each tab refreshes its list, as when it becomes visible: tabs without shared storage get the other tab's changes that
      // way.
      for (const list of lists) list.send({ type: 'list.refresh' })
      await flushMicrotasks()
    }
    await endAll(false)
    browser.deliver()
    await flushMicrotasks()
  }

  const storedTexts = () => [browser.persistent, ...sessions].flatMap((map) => [...map.values()])
  function storedLines(place: number): unknown {
    const { persistent, session } = kind.keys
    const text = consent === 'accepted' ? browser.persistent.get(persistent) : sessions[place]!.get(session)
    return JSON.parse(text ?? '[]')
  }

  return {
    browser,
    server,
    lists,
    reportIdentity,
    queued,
    perform,
    settle,
    storedTexts,
    storedLines,
    unconfirmed: () => unconfirmed,
  }
}

function expectValidLines(lines: readonly Line[]): void {
  for (const [place, line] of lines.entries()) {
    expect(Number.isInteger(line.quantity)).toBe(true)
    expect(line.quantity).toBeGreaterThanOrEqual(limits.quantityMinimum)
    expect(line.quantity).toBeLessThanOrEqual(limits.quantityMaximum)
    expect(lines.findIndex((other) => isSameItem(other, line))).toBe(place)
  }
}

describe.each([
  { kind: cartKind, tap: cartTap },
  { kind: wishlistKind, tap: wishlistTap },
])('The $kind.name with any actions, network failures and tabs', ({ kind, tap }) => {
  it(`keeps every invariant in ${walks} random walks`, longest, () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyAction(tap), { maxLength: 40, size: 'max' }), async (actions) => {
        const shop = openShop(kind)
        for (const next of actions) {
          await shop.perform(next)
          for (const list of shop.lists) {
            expectValidLines(list.context().lines)
            // Each of the two tabs waits for at most one response.
            expect(shop.server.pending.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(2)
          }
        }
        await shop.settle()

        const inServer = shop.server.currentList()
        for (const [place, list] of shop.lists.entries()) {
          expect(list.isQuiet()).toBe(true)
          expectValidLines(list.context().lines)
          const shown = list.context().lines
          // The visible lines are the stored ones, and the server's for users whom the server knows.
          const asStored = kind.grows ? shown : shown.map(({ item, itemType }) => ({ item, itemType }))
          expect(shop.storedLines(place)).toEqual(asStored)
          if (inServer !== undefined) {
            expect(shown).toEqual(inServer)
            expect(list.context().copy.queue).toEqual([])
          }
        }
        // Each change is sent once, or again when its response was lost and the list lacks it.
        expect(shop.server.requested.length).toBeLessThanOrEqual(shop.queued.size + shop.unconfirmed())
        // Neither the storage nor a list has data of the account after signing out.
        if (shop.server.cookies.customer === null) {
          expect(shop.storedTexts().join()).not.toMatch(`customer:|${accountItem}`)
          for (const list of shop.lists) expect(list.context().lines.map(({ item }) => item)).not.toContain(accountItem)
        }
        for (const list of shop.lists) list.stop()
      }),
      { numRuns: walks, ...(process.env.LIST_WALKS === undefined && { seed: 20261121 }) },
    ),
  )
})

describe('A cart to which shoppers only add', () => {
  const add = item.chain((key) =>
    fc.integer({ min: 1, max: 2 }).map((quantity) => ({ type: 'line.add' as const, ...key, quantity })),
  )
  const successful = (...types: Action['type'][]) =>
    anyAction(add).filter((next) => types.includes(next.type) && (next.type !== 'end' || next.outcome === 'done'))

  it.each([
    {
      what: 'tabs, consent, sign-ins and checks without a response',
      first: [],
      isLagging: false,
      actions: successful('tap', 'end', 'deliver', 'accept', 'sign in', 'checks'),
      last: [{ type: 'sign in' as const, tab: 0 }],
    },
    {
      what: 'tabs that share a storage, reloads, lost connections and a sign-in',
      first: [{ type: 'accept' as const, tab: 0 }],
      isLagging: false,
      actions: successful('tap', 'end', 'fail load', 'deliver', 'reload', 'connection'),
      last: [{ type: 'sign in' as const, tab: 0 }],
    },
    {
      what: 'tabs that overwrite what the other stores, and lost connections',
      first: [
        { type: 'accept' as const, tab: 0 },
        { type: 'deliver' as const, tab: 0 },
      ],
      isLagging: true,
      actions: successful('tap', 'end', 'fail load', 'deliver', 'connection'),
      last: [],
    },
    {
      what: 'tabs that share a storage, reloads, and a cookie that expires',
      first: [{ type: 'accept' as const, tab: 0 }],
      isLagging: false,
      actions: successful('tap', 'end', 'deliver', 'reload', 'guest cookie expires'),
      last: [{ type: 'sign in' as const, tab: 0 }],
    },
    {
      what: 'sign-ins, sign-outs and sessions that end during a merge',
      first: [1, 2, 3].map((number) => ({
        type: 'tap' as const,
        tab: 0,
        tap: { type: 'line.add' as const, item: id(number), itemType: 'Product' as const, quantity: number },
      })),
      isLagging: false,
      actions: successful('end', 'sign in', 'sign out', 'end session'),
      last: [{ type: 'sign in' as const, tab: 0 }],
    },
  ])(
    `neither loses nor duplicates an added item in ${walks} random walks with $what`,
    longest,
    ({ first, isLagging, actions: all, last }) =>
      fc.assert(
        fc.asyncProperty(fc.array(all, { maxLength: 25, size: 'max' }), async (actions) => {
          const shop = openShop(cartKind)
          for (const place of shop.lists.keys()) shop.reportIdentity(place)
          for (const next of first) await shop.perform(next)
          if (isLagging) shop.browser.lag()
          for (const next of actions) await shop.perform(next)
          await shop.settle()
          for (const next of last) await shop.perform(next)
          await shop.settle()
          const added = [...first, ...actions].flatMap((next) => (next.type === 'tap' ? [next.tap as Line] : []))
          const items = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
          expect(items(shop.server.currentList()!.filter(({ item: one }) => one !== accountItem))).toBe(items(added))
          for (const list of shop.lists) list.stop()
        }),
        { numRuns: walks, ...(process.env.LIST_WALKS === undefined && { seed: 20261121 }) },
      ),
  )
})
