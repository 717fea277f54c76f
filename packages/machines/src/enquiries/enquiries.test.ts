import { createFakeApi, createProduct, createUser, failureResponse, testPassword } from '@shop/api/testing'
import { noWishes } from '@shop/domain'
import type { Wishes } from '@shop/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Identity } from '../identity.ts'
import { createFakeBrowser, withResolvers } from '../testing/index.ts'
import { createEnquiriesActors } from './enquiries.actors.ts'
import { enquiriesMachine } from './enquiries.machine.ts'
import type { UnsentEnquiry } from './enquiry-copy.ts'
import { hasStoredEnquiries } from './enquiry-keys.ts'

const sofa = createProduct({ name: 'Eko Sofa' })
const user = createUser()
const customer: Identity = { kind: 'customer', user }
const visitor: Identity = { kind: 'visitor' }
const lines = [{ item: sofa._id, itemType: 'Product' as const, quantity: 1, price: sofa.price }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
/** Longer than a double tap, after which an order link has its next reference. */
const settle = () => vi.advanceTimersByTimeAsync(600)

function openShop() {
  const api = createFakeApi({ products: [sofa], accounts: [{ user, password: testPassword }] })
  const browser = createFakeBrowser()
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))

  function openTab(session = new Map<string, string>()) {
    const ports = { ...browser.openTab(session), api: api.client, shopName: 'Atelier Ilé', random }
    const actor = createActor(enquiriesMachine.provide({ actors: createEnquiriesActors(ports) })).start()
    const prepared = () => actor.getSnapshot().context.prepared
    return {
      session,
      copy: () => actor.getSnapshot().context.copy,
      claims: () => actor.getSnapshot().context.claims,
      prepared,
      meet: async (identity: Identity, consent: 'unset' | 'accepted' | 'declined' = 'accepted') => {
        api.state.signedIn = 'user' in identity ? identity.user._id : null
        actor.send({ type: 'consent.changed', consent })
        actor.send({ type: 'identity.changed', identity })
        await settle()
      },
      write: (draft: Wishes) => actor.send({ type: 'wishes.written', draft }),
      order: (fields: Partial<UnsentEnquiry> = {}) => {
        const enquiry = prepared()!
        actor.send({ type: 'order.opened', ...enquiry, source: 'product', lines, title: sofa.name, ...fields })
        return enquiry.reference
      },
      close: () => actor.stop(),
    }
  }
  const stored = () => api.state.enquiries.map(({ enquiry }) => enquiry.reference)
  const timesSent = () => api.requests.filter(({ endpoint }) => endpoint === 'enquiries.record').length
  return { api, browser, openTab, stored, timesSent }
}

describe('an order link', () => {
  it('records the reference of the opened link and then has a fresh one', async () => {
    const { openTab, stored } = openShop()
    const tab = openTab()
    expect(tab.prepared()).toBeNull()
    await tab.meet(visitor)
    const first = tab.order()
    // The browser follows the link after the event, so the link must not change before the next task.
    expect(tab.prepared()?.reference).toBe(first)
    await settle()
    expect(tab.prepared()?.reference).not.toBe(first)
    expect(first).toMatch(/^ATE-/)
    const second = tab.order()
    await settle()
    expect(stored()).toEqual([first, second])
    expect(tab.copy().sent.map(({ reference }) => reference)).toEqual([second, first])
  })

  it('records one enquiry when the link is tapped twice in a moment', async () => {
    const { openTab, stored, timesSent } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    const first = tab.order()
    await vi.advanceTimersByTimeAsync(300)
    expect(tab.order()).toBe(first)
    await settle()
    expect([stored(), timesSent()]).toEqual([[first], 1])
    expect(tab.prepared()?.reference).not.toBe(first)
  })

  it('records no further order while fifty wait', async () => {
    const { browser, openTab } = openShop()
    browser.setOnline(false)
    const tab = openTab()
    await tab.meet(visitor)
    for (let index = 0; index < 51; index++) {
      tab.order()
      await settle()
    }
    expect(tab.copy().unsent).toHaveLength(50)
    browser.setOnline(true)
    await settle()
    await settle()
    expect([tab.copy().unsent.length, tab.copy().sent.length]).toEqual([0, 50])
  })
})

describe('sending', () => {
  it('waits without a connection, survives a reload and sends once', async () => {
    const { browser, openTab, stored, timesSent } = openShop()
    browser.setOnline(false)
    const tab = openTab()
    await tab.meet(visitor)
    const reference = tab.order()
    tab.close()
    const reloaded = openTab(tab.session)
    await reloaded.meet(visitor)
    expect(stored()).toEqual([])
    browser.setOnline(true)
    await settle()
    expect([stored(), timesSent()]).toEqual([[reference], 1])
    expect(reloaded.copy()).toMatchObject({ unsent: [], sent: [{ reference, title: 'Eko Sofa' }] })
  })

  it.each([503, 429, 408, 401, null])('sends an enquiry again that failed with the status %s', async (status) => {
    const { api, openTab, stored } = openShop()
    const end = api.override('enquiries.record', () =>
      status ? failureResponse(status, 'Busy.') : Promise.reject(new TypeError()),
    )
    const tab = openTab()
    await tab.meet(visitor)
    const reference = tab.order()
    await settle()
    expect(tab.copy().unsent).toHaveLength(1)
    end()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(stored()).toEqual([reference])
  })

  it.each([403, 407])('sends an enquiry again that a proxy rejects with a page and the status %s', async (status) => {
    const { api, openTab, stored } = openShop()
    const end = api.override('enquiries.record', () => new Response('<h1>Blocked</h1>', { status }))
    const tab = openTab()
    await tab.meet(visitor)
    const reference = tab.order()
    await settle()
    expect(tab.copy().unsent).toHaveLength(1)
    end()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(stored()).toEqual([reference])
  })

  it.each([400, 409, 422])('forgets an enquiry that the server rejects with the status %d', async (status) => {
    const { api, openTab } = openShop()
    api.override('enquiries.record', () => failureResponse(status, 'This reference belongs to another enquiry.'))
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    expect(tab.copy()).toMatchObject({ unsent: [], sent: [] })
  })

  it('sends each order of one tab once, and shows it in the other', async () => {
    const { browser, openTab, timesSent } = openShop()
    browser.setOnline(false)
    const tabs = [openTab(), openTab()] as const
    for (const tab of tabs) await tab.meet(visitor)
    const first = tabs[0].order()
    await settle()
    const second = tabs[0].order()
    browser.deliver()
    browser.setOnline(true)
    await settle()
    browser.deliver()
    await settle()
    expect(timesSent()).toBe(2)
    const sent = [second, first]
    expect(tabs.map((tab) => tab.copy().sent.map(({ reference }) => reference))).toEqual([sent, sent])
  })

  it('sends the orders of two tabs that store them at the same moment', async () => {
    const { browser, openTab, stored } = openShop()
    browser.setOnline(false)
    const tabs = [openTab(), openTab()] as const
    for (const tab of tabs) await tab.meet(visitor)
    browser.lag()
    const references = tabs.flatMap((tab) => tab.order())
    await settle()
    references.push(...tabs.flatMap((tab) => tab.order()))
    browser.deliver()
    browser.setOnline(true)
    await settle()
    expect([...stored()].sort()).toEqual([...references].sort())
  })

  it('sends an order even when the page is closed at once', async () => {
    const { api, openTab } = openShop()
    const request = withResolvers<Request>()
    api.override('enquiries.record', (sent) => (request.resolve(sent), failureResponse(503, 'Busy.')))
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    expect((await request.promise).keepalive).toBe(true)
  })
})

describe('the browser', () => {
  it('stores enquiries after the visit only with consent', async () => {
    const { browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor, 'unset')
    tab.order()
    await settle()
    expect([browser.persistent.size, [...tab.session.keys()]]).toEqual([0, ['sessionEnquiries']])
    await tab.meet(visitor, 'accepted')
    expect([[...browser.persistent.keys()], tab.session.size]).toEqual([['localEnquiries'], 0])
    await tab.meet(visitor, 'declined')
    expect([browser.persistent.size, [...tab.session.keys()]]).toEqual([0, ['sessionEnquiries']])
  })

  it.each([
    ['persistent', true],
    ['session', true],
    ['no', false],
  ])('knows that its %s storage has enquiries: %s', (place, isStored) => {
    const browser = createFakeBrowser()
    const { storage } = browser.openTab()
    if (place === 'persistent') storage.persistent.set('localEnquiries', '{}')
    if (place === 'session') storage.session.set('sessionEnquiries', '{}')
    expect(hasStoredEnquiries(storage)).toBe(isStored)
    browser.fail.reading = true
    expect(hasStoredEnquiries(storage)).toBe(false)
  })

  it('sends enquiries where storage is blocked', async () => {
    const { browser, openTab, stored } = openShop()
    Object.assign(browser.fail, { reading: true, writing: true, locks: true })
    const tab = openTab()
    await tab.meet(visitor)
    const reference = tab.order()
    await settle()
    expect([stored(), tab.copy().sent.length]).toEqual([[reference], 1])
  })

  it.each(['{', '[]', '{"unsent":[{}],"sent":[{"reference":"x"}]}'])('ignores the invalid text %j', async (text) => {
    const { browser, openTab, timesSent } = openShop()
    browser.persistent.set('localEnquiries', text)
    const tab = openTab()
    await tab.meet(visitor)
    expect([tab.copy(), timesSent()]).toEqual([{ owner: null, unsent: [], sent: [], draft: noWishes }, 0])
  })
})

describe('what the shopper writes', () => {
  const draft = { note: 'Call first.', details: { area: 'Lekki' }, items: { [`Product ${sofa._id}`]: { fabric: 'Velvet' } } }

  it('is sent with the order', async () => {
    const { api, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    tab.order({ note: 'Call first.', details: { area: 'Lekki' }, lines: [{ ...lines[0]!, wishes: { fabric: 'Velvet' } }] })
    await settle()
    expect(api.state.enquiries).toMatchObject([
      { enquiry: { note: 'Call first.', details: { area: 'Lekki' }, items: [{ wishes: { fabric: 'Velvet' } }] } },
    ])
  })

  it('is sent after a reload', async () => {
    const { api, browser, openTab } = openShop()
    browser.setOnline(false)
    const tab = openTab()
    await tab.meet(visitor)
    tab.order({ note: 'Call first.', lines: [{ ...lines[0]!, wishes: { fabric: 'Velvet' } }] })
    tab.close()
    browser.setOnline(true)
    await openTab().meet(visitor)
    expect(api.state.enquiries).toMatchObject([{ enquiry: { note: 'Call first.', items: [{ wishes: { fabric: 'Velvet' } }] } }])
  })

  it('survives a reload and an order without it, and moves with the cookie choice', async () => {
    const { browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor, 'unset')
    tab.write(draft)
    tab.order()
    await settle()
    tab.close()
    const reloaded = openTab(tab.session)
    await reloaded.meet(visitor, 'unset')
    expect([reloaded.copy().draft, browser.persistent.size]).toEqual([draft, 0])
    await reloaded.meet(visitor, 'accepted')
    expect([openTab().copy().draft, JSON.parse(browser.persistent.get('localEnquiries')!).draft]).toEqual([noWishes, draft])
    const other = openTab()
    await other.meet(visitor)
    expect(other.copy().draft).toEqual(draft)
  })

  it('belongs to the account after signing in, and nothing of it stays after signing out', async () => {
    const { browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    tab.write(draft)
    await tab.meet(customer)
    expect(tab.copy().draft).toEqual(draft)
    await tab.meet(visitor)
    expect([tab.copy().draft, browser.persistent.size]).toEqual([noWishes, 0])
  })

  it('stays in memory while the storage is full', async () => {
    const { browser, openTab } = openShop()
    browser.fail.writing = true
    const tab = openTab()
    await tab.meet(visitor)
    tab.write(draft)
    tab.order()
    await settle()
    expect([tab.copy().draft, tab.copy().sent.length, browser.persistent.size]).toEqual([draft, 1, 0])
  })

  it('is stored once the user is known', async () => {
    const { browser, openTab } = openShop()
    const tab = openTab()
    await settle()
    tab.write(draft)
    tab.order()
    await tab.meet(visitor)
    expect([tab.copy().draft, JSON.parse(browser.persistent.get('localEnquiries')!).draft]).toEqual([draft, draft])
  })

  it('stays apart from an account with which another tab has signed in', async () => {
    const { browser, openTab } = openShop()
    browser.setOnline(false)
    const [tab, other] = [openTab(), openTab()]
    await tab.meet(visitor)
    await other.meet(customer)
    other.write(draft)
    const first = tab.order()
    expect(tab.copy()).toMatchObject({ owner: null, unsent: [{ reference: first }], draft: noWishes })
    await settle()
    const own = { ...noWishes, note: 'Call later.' }
    tab.write(own)
    const second = tab.order()
    expect(tab.copy()).toMatchObject({ unsent: [{ reference: first }, { reference: second }], draft: own })
    expect(JSON.parse(browser.persistent.get('localEnquiries')!)).toMatchObject({ unsent: [], draft })
  })
})

describe('an account', () => {
  it('keeps what was written after a reload, and nothing of a sent order', async () => {
    const { browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(customer)
    tab.write({ ...noWishes, note: 'Call first.' })
    tab.order()
    await settle()
    expect(tab.claims()).toBe(0)
    tab.close()
    const reloaded = openTab()
    await reloaded.meet(customer)
    expect(reloaded.copy()).toMatchObject({ unsent: [], sent: [], draft: { note: 'Call first.' } })
    await reloaded.meet({ kind: 'admin', user: { ...user, role: 'admin' } })
    expect(browser.persistent.size).toBe(0)
  })

  it('takes over what was sent before signing in, and leaves nothing in the browser', async () => {
    const { api, browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    await tab.meet(customer)
    expect(api.state.enquiries.map(({ userId }) => userId)).toEqual([user._id])
    expect([tab.copy().sent, tab.claims(), browser.persistent.size]).toEqual([[], 1, 0])
  })

  it('takes its unsent enquiries along only until somebody else uses the browser', async () => {
    const { browser, openTab, timesSent } = openShop()
    browser.setOnline(false)
    const tab = openTab()
    await tab.meet(customer)
    tab.order()
    await tab.meet(visitor)
    browser.setOnline(true)
    await settle()
    expect([tab.copy().unsent, timesSent(), browser.persistent.size]).toEqual([[], 0, 0])
  })

  it('stops taking over enquiries when the user signs out', async () => {
    const { api, openTab } = openShop()
    const request = withResolvers<Request>()
    api.override('enquiries.claim', (sent) => (request.resolve(sent), new Promise(() => {})))
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    await tab.meet(customer)
    await tab.meet(visitor)
    expect((await request.promise).signal.aborted).toBe(true)
  })

  it('leaves the enquiries of a guest in the browser while an admin is signed in', async () => {
    const { openTab } = openShop()
    const tab = openTab()
    await tab.meet({ kind: 'guest', anonymousId: 'guest' })
    tab.order()
    await settle()
    await tab.meet({ kind: 'admin', user: { ...user, role: 'admin' } })
    expect(tab.copy().sent).toEqual([])
    await tab.meet(visitor)
    expect(tab.copy().sent).toHaveLength(1)
  })
})
