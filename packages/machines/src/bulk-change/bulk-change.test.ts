import { createAdmin, createFakeApi, createProducts, testPassword } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createDeferredActor, startChild } from '../testing/index.ts'
import { createBulkChangeActors } from './bulk-change.actors.ts'
import { bulkChangeMachine } from './bulk-change.machine.ts'
import { bulkChangeMessages } from './bulk-change.messages.ts'
import { bulkPreview, firstBulkContext, percentProblem } from './bulk-change.rules.ts'
import type { BulkItem, BulkRequest, ItemVersion } from './bulk-change.types.ts'

const state = { price: 1000, isPromo: false, discountedPrice: null, visibility: 'public' as const, isDeleted: false }
const sofa: BulkItem = { _id: 'sofa', name: 'Sofa', updatedAt: 'v1', state: { ...state, price: 2000 } }
const hidden: BulkItem = { _id: 'bed', name: 'Bed', updatedAt: 'v1', state: { ...state, visibility: 'hidden' } }

function start() {
  const { logic, requests } = createDeferredActor<ItemVersion[], BulkRequest>()
  const said: object[] = []
  const clock = new SimulatedClock()
  const machine = bulkChangeMachine.provide({ actors: { changeItems: logic } })
  const actor = createActor(machine, { input: { itemType: 'Product', items: [sofa, hidden] }, clock })
  let refreshed = 0
  actor.on('notice', (notice) => said.push(notice))
  actor.on('items.changed', () => (refreshed += 1))
  actor.start()
  /** Chooses to hide the items, and confirms. */
  const hide = () => {
    actor.send({ type: 'kind.choose', kind: 'hide' })
    actor.send({ type: 'change.confirm' })
  }
  return {
    hide,
    refreshed: () => refreshed,
    actor,
    clock,
    requests,
    said,
    context: () => actor.getSnapshot().context,
    output: () => actor.getSnapshot().output,
  }
}

describe('bulkChangeMachine', () => {
  it('previews every item, sends those that change, and offers Undo', async () => {
    const { actor, clock, requests, said, context, output } = start()
    actor.send({ type: 'change.confirm' })
    actor.send({ type: 'kind.choose', kind: 'hide' })
    expect(bulkPreview(context()).map(({ item, isChanged }) => [item.name, isChanged])).toEqual([
      ['Sofa', true],
      ['Bed', false],
    ])
    actor.send({ type: 'change.confirm' })
    const items = [{ _id: 'sofa', updatedAt: 'v1', ...sofa.state, visibility: 'hidden' }]
    expect(requests.map(({ input }) => input)).toEqual([{ itemType: 'Product', items }])
    await requests[0]!.resolve([{ _id: 'sofa', updatedAt: 'v2' }])
    expect(said).toEqual([{ type: 'notice', tone: 'success', text: '1 product changed', undo: { type: 'change.undo' } }])
    clock.increment(11_000)
    expect(output()).toEqual({ outcome: 'changed' })
  })

  it('undoes a change with the previous states and the new versions, and offers it again after a failure', async () => {
    const { actor, requests, said, output } = start()
    actor.send({ type: 'kind.choose', kind: 'raise' })
    actor.send({ type: 'percent.typed', percent: '10%' })
    actor.send({ type: 'change.confirm' })
    await requests[0]!.resolve([
      { _id: 'sofa', updatedAt: 'v2' },
      { _id: 'bed', updatedAt: 'v3' },
    ])
    actor.send({ type: 'change.undo' })
    await requests[1]!.reject({ status: null })
    expect(said.at(-1)).toMatchObject({ tone: 'error', undo: { type: 'change.undo' } })
    actor.send({ type: 'change.undo' })
    expect(requests[2]!.input.items).toEqual([
      { _id: 'sofa', updatedAt: 'v2', ...sofa.state },
      { _id: 'bed', updatedAt: 'v3', ...hidden.state },
    ])
    await requests[2]!.resolve([])
    expect(output()).toEqual({ outcome: 'undone' })
  })

  it('reports that the items have changed after the change and after Undo', async () => {
    const { actor, hide, requests, refreshed } = start()
    hide()
    await requests[0]!.resolve([{ _id: 'sofa', updatedAt: 'v2' }])
    expect(refreshed()).toBe(1)
    actor.send({ type: 'change.undo' })
    await requests[1]!.resolve([])
    expect(refreshed()).toBe(2)
  })

  it.each([
    ['the connection is lost', { status: null }, bulkChangeMessages.perhapsChanged],
    ['a gateway fails', { status: 504 }, bulkChangeMessages.perhapsChanged],
    ['an item has changed', { status: 409, serverMessage: 'Load it again.' }, bulkChangeMessages.changedMeanwhile('Product', [])],
    ['an item is gone', { status: 404, serverMessage: 'Product not found.' }, 'Product not found.'],
  ])('says what to do and reports that the table may be old when %s', async (_, error, failure) => {
    const { actor, hide, requests, context, refreshed, output } = start()
    hide()
    await requests[0]!.reject(error)
    expect([context().failure, refreshed()]).toEqual([failure, 1])
    actor.send({ type: 'change.cancel' })
    expect([output(), refreshed()]).toEqual([{ outcome: 'outdated' }, 2])
  })

  it('names the items that have changed, until another attempt fails for another reason', async () => {
    const { actor, requests, context } = start()
    const raise = () => actor.send({ type: 'change.confirm' })
    const rejection = (...places: number[]) => ({
      status: 409,
      issues: places.map((place) => ({ path: `items.${place}.updatedAt`, message: 'Load it again.' })),
    })
    actor.send({ type: 'kind.choose', kind: 'raise' })
    actor.send({ type: 'percent.typed', percent: '10' })
    raise()
    await requests[0]!.reject(rejection(1))
    expect(context()).toMatchObject({
      changedMeanwhile: ['bed'],
      failure: expect.stringMatching(/^Bed has changed in the meantime, so/),
    })
    raise()
    await requests[1]!.reject(rejection(0, 1))
    expect(context()).toMatchObject({
      changedMeanwhile: ['sofa', 'bed'],
      failure: expect.stringMatching(/^Sofa and 1 more have changed in the meantime, so/),
    })
    raise()
    await requests[2]!.reject({ status: null })
    expect(context()).toMatchObject({ changedMeanwhile: [], failure: bulkChangeMessages.perhapsChanged })
  })

  it.each([{ status: 401 }, { status: 500, serverMessage: 'Something went wrong.' }])(
    'keeps the items as they are when the server rejects the change: %j',
    async (error) => {
      const { actor, hide, requests, refreshed, output } = start()
      hide()
      await requests[0]!.reject(error)
      actor.send({ type: 'change.cancel' })
      expect([output(), refreshed()]).toEqual([{ outcome: 'kept' }, 0])
    },
  )

  it('forgets the ended session when the user has signed in again', async () => {
    const { actor, hide, requests, context } = start()
    hide()
    await requests[0]!.reject({ status: 401 })
    expect(context().failure).toBe(bulkChangeMessages.signedOut)
    actor.send({ type: 'session.restored' })
    expect(context().failure).toBeNull()
  })

  it.each([
    ['session.ended', { status: 401 }],
    ['access.denied', { status: 403, serverMessage: 'Only admins may do this.' }],
  ])('reports %s to the root when the change or its undoing fails with %j', async (message, error) => {
    const { logic, requests } = createDeferredActor<ItemVersion[], BulkRequest>()
    const machine = bulkChangeMachine.provide({ actors: { changeItems: logic } })
    const { actor, reports } = startChild(machine, { itemType: 'Product', items: [sofa] })
    actor.send({ type: 'kind.choose', kind: 'hide' })
    actor.send({ type: 'change.confirm' })
    await requests[0]!.reject(error)
    actor.send({ type: 'change.confirm' })
    await requests[1]!.resolve([])
    actor.send({ type: 'change.undo' })
    await requests[2]!.reject(error)
    expect(reports.map(({ type }) => type)).toEqual([message, message])
  })

  it('says that the change may be undone when the response to Undo was lost', async () => {
    const { actor, hide, requests, said, refreshed } = start()
    hide()
    await requests[0]!.resolve([{ _id: 'sofa', updatedAt: 'v2' }])
    actor.send({ type: 'change.undo' })
    await requests[1]!.reject({ status: null })
    expect(said.at(-1)).toMatchObject({ tone: 'error', text: bulkChangeMessages.perhapsUndone, undo: { type: 'change.undo' } })
    expect(refreshed()).toBe(2)
    actor.send({ type: 'change.undo' })
    await requests[2]!.reject({ status: 409 })
    await waitFor(actor, ({ status }) => status === 'done')
    // The versions of the change are old, so Undo could only fail again.
    expect(said.at(-1)).toEqual({ type: 'notice', tone: 'error', text: bulkChangeMessages.notUndone('Product', []) })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' })
  })

  it('changes once, and undoes once, when the responses were lost', async () => {
    const [product] = createProducts(1)
    const admin = createAdmin()
    const seed = { products: [product!], accounts: [{ user: admin, password: testPassword }], signedIn: admin._id }
    const { client, state: stored } = createFakeApi(seed)
    const { changeItems } = client.adminCatalogue
    let isLost = false
    const losing: typeof changeItems = async (...request) => {
      const response = await changeItems(...request)
      isLost = !isLost
      if (isLost) throw Object.assign(new Error('Connection lost'), { status: null })
      return response
    }
    const actors = createBulkChangeActors({ api: { adminCatalogue: { changeItems: losing } } })
    const item: BulkItem = {
      ...sofa,
      _id: product!._id,
      updatedAt: product!.updatedAt,
      state: { ...state, price: product!.price },
    }
    const actor = createActor(bulkChangeMachine.provide({ actors }), { input: { itemType: 'Product', items: [item] } }).start()
    const rested = () => waitFor(actor, ({ value }) => value !== 'saving' && value !== 'undoing')
    actor.send({ type: 'kind.choose', kind: 'hide' })
    actor.send({ type: 'change.confirm' })
    expect((await rested()).value).toBe('choosing')
    actor.send({ type: 'change.confirm' })
    expect([(await rested()).value, stored.products[0]!.visibility]).toEqual(['undoable', 'hidden'])
    actor.send({ type: 'change.undo' })
    expect((await rested()).value).toBe('undoable')
    actor.send({ type: 'change.undo' })
    expect([(await rested()).value, stored.products[0]!.visibility]).toEqual(['undone', 'public'])
  })

  it.each([
    ['raise', '0', 'Enter a percentage from 1 to 900.'],
    ['lower', '95', 'Enter a percentage from 1 to 90.'],
    ['promotion', 'ten', 'Enter a percentage from 1 to 90.'],
    ['promotion', '12,5 %', null],
    ['raise', '', null],
    ['lower', ' ', null],
    ['hide', 'ten', null],
  ] as const)('says what is wrong with a percentage: %s by %s', (kind, percent, problem) => {
    expect(percentProblem({ kind, percent })).toBe(problem)
  })

  it.each([
    ['raise', '1', { price: 2_020_000 }],
    ['raise', '900', { price: 20_000_000 }],
    ['lower', '7,25', { price: 1_855_000 }],
    ['lower', '90 %', { price: 200_000 }],
    ['promotion', '12.5', { isPromo: true, discountedPrice: 1_750_000 }],
    ['publish', '', { visibility: 'public' }],
    ['delete', '', { isDeleted: true }],
  ] as const)('previews the kind %s with the percentage %j as %j', (kind, percent, after) => {
    const item = { ...sofa, state: { ...hidden.state, price: 2_000_000 } }
    const previews = bulkPreview({ ...firstBulkContext({ itemType: 'Product', items: [item] }), kind, percent })
    expect(previews.map((preview) => preview.after)).toEqual([{ ...item.state, ...after }])
  })

  it('ends a promotion and leaves the product visible', () => {
    const item = { ...sofa, state: { ...sofa.state, isPromo: true, discountedPrice: 1800 } }
    const context = firstBulkContext({ itemType: 'Product', items: [item] })
    expect(bulkPreview({ ...context, kind: 'endPromotion' }).map(({ after }) => after)).toEqual([sofa.state])
  })

  it.each([
    [null, ''],
    ['raise', ''],
    ['lower', ' '],
    ['promotion', '91'],
    ['lower', '12.345'],
    ['lower', '0.5'],
    ['raise', '+10'],
  ] as const)('previews nothing for the kind %j with the percentage %j', (kind, percent) => {
    expect(bulkPreview({ ...firstBulkContext({ itemType: 'Product', items: [sofa] }), kind, percent })).toEqual([])
  })

  it('changes items through the client', async () => {
    const [product] = createProducts(1)
    const admin = createAdmin()
    const seed = { products: [product!], accounts: [{ user: admin, password: testPassword }], signedIn: admin._id }
    const { client, state: stored } = createFakeApi(seed)
    const { _id, name, updatedAt, price } = product!
    const item: BulkItem = { _id, name, updatedAt, state: { ...state, price } }
    const machine = bulkChangeMachine.provide({ actors: createBulkChangeActors({ api: client }) })
    const actor = createActor(machine, { input: { itemType: 'Product', items: [item] } }).start()
    actor.send({ type: 'kind.choose', kind: 'delete' })
    actor.send({ type: 'change.confirm' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('changed'))
    expect(stored.products).toEqual([])
    actor.send({ type: 'change.undo' })
    await waitFor(actor, (snapshot) => snapshot.matches('undone'))
    expect(stored.products.map((each) => each._id)).toEqual([_id])
  })
})
