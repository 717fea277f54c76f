import type { ListedEnquiry } from '@shop/api'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createEnquiryInboxActors } from './enquiry-inbox.actors.ts'
import { enquiryInboxMachine } from './enquiry-inbox.machine.ts'
import type { EnquiryPage, EnquiryPageRequest } from './enquiry-inbox.types.ts'

const counts = { new: 1, answered: 0, quoted: 0, 'deposit-paid': 0, 'in-production': 0, ready: 0, delivered: 0, lost: 0 }
const page = (...references: string[]): EnquiryPage => ({
  enquiries: references.map((reference) => ({ reference }) as ListedEnquiry),
  hasMore: true,
  counts,
})

function start() {
  const pages = createDeferredActor<EnquiryPage, EnquiryPageRequest>()
  const actor = createActor(enquiryInboxMachine.provide({ actors: { loadEnquiries: pages.logic } }), { input: {} }).start()
  const shown = () => actor.getSnapshot().context.enquiries.map(({ reference }) => reference)
  return { actor, pages: pages.requests, shown }
}

describe('enquiryInboxMachine', () => {
  it('begins with the first page when a filter changes, and ignores a filter that changes nothing', async () => {
    const { actor, pages } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'page.go', page: 2 })
    await pages[1]!.resolve(page('two'))
    actor.send({ type: 'filters.set', filters: { status: null } })
    actor.send({ type: 'filters.set', filters: { status: 'new', sort: 'oldest' } })
    expect(pages.map(({ input }) => input)).toMatchObject([
      { page: 1, status: null, sort: 'newest', limit: 12 },
      { page: 2 },
      { page: 1, status: 'new', sort: 'oldest' },
    ])
  })

  it('keeps the visible page while it is refreshed, also when that fails', async () => {
    const { actor, pages, shown } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'list.refresh' })
    actor.send({ type: 'list.refresh' })
    await pages[1]!.reject({ status: 500 })
    expect([shown(), actor.getSnapshot().value]).toEqual([['one'], 'ready'])
    actor.send({ type: 'list.refresh' })
    await pages[2]!.resolve(page('two', 'one'))
    expect([shown(), pages.length]).toEqual([['two', 'one'], 3])
  })

  it('loads enquiries through the client', async () => {
    const actors = createEnquiryInboxActors({ api: { adminEnquiries: { list: async () => ({ ...page(), enquiries: [] }) } } })
    const actor = createActor(enquiryInboxMachine.provide({ actors }), { input: {} }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('empty'))
  })
})
