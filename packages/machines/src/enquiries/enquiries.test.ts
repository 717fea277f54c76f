import { createFakeApi, createProduct, createUser, failureResponse, testPassword } from '@shop/api/testing'
import { noWishes } from '@shop/domain'
import type { Wishes } from '@shop/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Identity } from '../identity.ts'
import { createFakeBrowser } from '../testing/index.ts'
import { createEnquiriesActors } from './enquiries.actors.ts'
import { enquiriesMachine } from './enquiries.machine.ts'
import type { UnsentEnquiry } from './enquiry-copy.ts'

const sofa = createProduct({ name: 'Eko Sofa' })
const user = createUser()
const customer: Identity = { kind: 'customer', user }
const visitor: Identity = { kind: 'visitor' }
const lines = [{ item: sofa._id, itemType: 'Product' as const, quantity: 1, price: sofa.price }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(10)

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

  it('sends an enquiry again after a failure of the server', async () => {
    const { api, openTab, stored } = openShop()
    const end = api.override('enquiries.record', () => failureResponse(503, 'Busy.'))
    const tab = openTab()
    await tab.meet(visitor)
    const reference = tab.order()
    await settle()
    expect(tab.copy().unsent).toHaveLength(1)
    end()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(stored()).toEqual([reference])
  })

  it('forgets an enquiry that the server rejects', async () => {
    const { api, openTab } = openShop()
    api.override('enquiries.record', () => failureResponse(409, 'This reference belongs to another enquiry.'))
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    expect(tab.copy()).toMatchObject({ unsent: [], sent: [] })
  })

  it('sends the order of one tab once, and shows it in the other', async () => {
    const { browser, openTab, timesSent } = openShop()
    browser.setOnline(false)
    const tabs = [openTab(), openTab()] as const
    for (const tab of tabs) await tab.meet(visitor)
    const reference = tabs[0].order()
    browser.deliver()
    browser.setOnline(true)
    await settle()
    browser.deliver()
    await settle()
    expect(timesSent()).toBe(1)
    expect(tabs.map((tab) => tab.copy().sent.map((sent) => sent.reference))).toEqual([[reference], [reference]])
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
    expect([tab.copy().draft, browser.persistent.size]).toEqual([draft, 0])
  })
})

describe('an account', () => {
  it('takes over what was sent before signing in, and leaves nothing in the browser', async () => {
    const { api, browser, openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    await tab.meet(customer)
    expect(api.state.enquiries.map(({ userId }) => userId)).toEqual([user._id])
    expect([tab.copy().sent, browser.persistent.size]).toEqual([[], 0])
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

  it('leaves the enquiries of a guest in the browser while an admin is signed in', async () => {
    const { openTab } = openShop()
    const tab = openTab()
    await tab.meet(visitor)
    tab.order()
    await settle()
    await tab.meet({ kind: 'admin', user: { ...user, role: 'admin' } })
    expect(tab.copy().sent).toEqual([])
    await tab.meet(visitor)
    expect(tab.copy().sent).toHaveLength(1)
  })
})
