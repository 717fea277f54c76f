import { createAdmin, createCollection, createFakeApi, createProduct, testPassword } from '@shop/api/testing'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import type { ItemType } from '@shop/domain'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, setup, SimulatedClock, waitFor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createItemDeletionActors } from './item-deletion.actors.ts'
import type { Deleting } from './item-deletion.actors.ts'
import { itemDeletionMachine } from './item-deletion.machine.ts'

function start(itemType: ItemType = 'Product') {
  const { logic, requests } = createDeferredActor<void, { id: string }>()
  const restoring = createDeferredActor<void, { id: string }>()
  const said: object[] = []
  const sentToParent: string[] = []
  const clock = new SimulatedClock()
  const parent = createActor(
    setup({
      actors: { deletion: itemDeletionMachine.provide({ actors: { deleteItem: logic, restoreItem: restoring.logic } }) },
      actions: { hear: ({ event }) => sentToParent.push(event.type) },
    }).createMachine({
      invoke: { id: 'deletion', src: 'deletion', input: { itemType, id: 'sofa', name: 'Eko Sofa' } },
      on: { 'session.ended': { actions: 'hear' }, 'access.denied': { actions: 'hear' } },
    }),
    { clock },
  ).start()
  const actor = parent.getSnapshot().children.deletion as ActorRefFrom<typeof itemDeletionMachine>
  const reported: string[] = []
  actor.on('*', (event) => {
    if (event.type === 'deletion.reported') reported.push(event.change)
    else said.push(event)
  })
  return {
    actor,
    clock,
    said,
    /** What was reported to the screens that show the item. */
    reported,
    sentToParent,
    requests,
    restorations: restoring.requests,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
    output: () => actor.getSnapshot().output,
    confirm: () => actor.send({ type: 'deletion.confirm' }),
    undo: () => actor.send({ type: 'deletion.undo' }),
    cancel: () => actor.send({ type: 'deletion.cancel' }),
  }
}

describe('The question before a deletion', () => {
  it.each<[ItemType, string]>([
    ['Product', 'Are you sure you want to delete this product? This action cannot be undone. “Eko Sofa”'],
    ['Collection', 'Are you sure you want to delete this collection? This action cannot be undone. “Eko Sofa”'],
  ])('asks before a %s is deleted', (itemType, question) => {
    const { actor, requests } = start(itemType)
    expect(actor.getSnapshot().context.question).toBe(question)
    expect(requests).toEqual([])
  })

  it('keeps the item when the user declines the deletion', () => {
    const { cancel, output, requests } = start()
    cancel()
    expect(output()).toEqual({ outcome: 'kept', id: 'sofa' })
    expect(requests).toEqual([])
  })
})

describe('A deletion', () => {
  it('deletes with one request, offers Undo in the success notice, and ends with the deleted item', async () => {
    const { actor, clock, confirm, requests, said, output } = start()
    confirm()
    confirm()
    expect(requests.map(({ input }) => input)).toEqual([{ id: 'sofa' }])
    await requests[0]!.resolve()
    expect(said).toEqual([{ type: 'notice', tone: 'success', text: 'success', undo: { type: 'deletion.undo' } }])
    expect([actor.getSnapshot().hasTag('deleted'), output()]).toEqual([true, undefined])
    clock.increment(11_000)
    expect(output()).toEqual({ outcome: 'deleted', id: 'sofa' })
  })

  it('restores the item with one request when the user presses Undo', async () => {
    const { confirm, undo, requests, restorations, said, output } = start()
    confirm()
    await requests[0]!.resolve()
    undo()
    undo()
    expect(restorations.map(({ input }) => input)).toEqual([{ id: 'sofa' }])
    await restorations[0]!.resolve()
    expect(said.at(-1)).toEqual({ type: 'notice', tone: 'success', text: '“Eko Sofa” is back.' })
    expect(output()).toEqual({ outcome: 'restored', id: 'sofa' })
  })

  it.each([
    ['there is no network', { status: null }, 'Something went wrong. Please try again.', []],
    ['the session has ended', { status: 401 }, 'Your session has ended. Please log in again.', ['session.ended']],
    ['the user is no longer an admin', { status: 403, serverMessage: 'Only admins.' }, 'Only admins.', ['access.denied']],
  ])('offers Undo again when the item cannot be restored: %s', async (_, error, text, reported) => {
    const { confirm, undo, requests, restorations, said, sentToParent, state } = start()
    confirm()
    await requests[0]!.resolve()
    undo()
    await restorations[0]!.reject(error)
    expect(said.at(-1)).toEqual({ type: 'notice', tone: 'error', text, undo: { type: 'deletion.undo' } })
    expect([state(), sentToParent]).toEqual(['undoable', reported])
  })

  it('cannot cancel a deletion once it is sent', () => {
    const { confirm, cancel, requests, state } = start()
    confirm()
    cancel()
    expect(state()).toBe('deleting')
    expect(requests[0]!.signal.aborted).toBe(false)
  })

  it('succeeds when somebody else deleted the item meanwhile', async () => {
    const { confirm, requests, output } = start()
    confirm()
    await requests[0]!.reject({ status: 404, serverMessage: 'Product not found.' })
    expect(output()).toEqual({ outcome: 'deleted', id: 'sofa' })
  })

  it.each([{ status: null }, { status: 504 }])(
    'offers Undo when only the response to the first attempt was lost: %j',
    async (lost) => {
      const { confirm, undo, requests, restorations, said, output } = start()
      confirm()
      await requests[0]!.reject(lost)
      confirm()
      await requests[1]!.reject({ status: 500 })
      confirm()
      await requests[2]!.reject({ status: 404, serverMessage: 'Product not found.' })
      expect(said.at(-1)).toEqual({ type: 'notice', tone: 'success', text: 'success', undo: { type: 'deletion.undo' } })
      undo()
      await restorations[0]!.resolve()
      expect(output()).toEqual({ outcome: 'restored', id: 'sofa' })
    },
  )

  it('reports that the item is deleted, and that it is restored', async () => {
    const { confirm, undo, requests, restorations, reported } = start()
    confirm()
    await requests[0]!.resolve()
    expect(reported).toEqual(['deleted'])
    undo()
    await restorations[0]!.reject({ status: null })
    expect(reported).toEqual(['deleted', 'uncertain'])
    undo()
    await restorations[1]!.resolve()
    expect(reported).toEqual(['deleted', 'uncertain', 'restored'])
  })

  it('reports that the item may be deleted when a response was lost, and when the dialog is closed after that', async () => {
    const { confirm, cancel, requests, reported, output } = start()
    confirm()
    await requests[0]!.reject({ status: null })
    cancel()
    expect([output(), reported]).toEqual([{ outcome: 'kept', id: 'sofa' }, ['uncertain', 'uncertain']])
  })

  it('does not offer Undo when the server had rejected the first attempt', async () => {
    const { confirm, requests, said, output } = start()
    confirm()
    await requests[0]!.reject({ status: 500 })
    confirm()
    await requests[1]!.reject({ status: 404 })
    expect(said.at(-1)).toEqual({ type: 'notice', tone: 'success', text: 'success' })
    expect(output()).toEqual({ outcome: 'deleted', id: 'sofa' })
  })

  it.each([
    ['the server fails', { status: 500 }, 'Something went wrong. Please try again.'],
    ['there is no network', { status: null }, 'Something went wrong. Please try again.'],
    ['the server says why', { status: 409, serverMessage: 'It is on an order.' }, 'It is on an order.'],
  ])('asks again with a notice when a product cannot be deleted: %s', async (_, error, sentence) => {
    const { confirm, requests, said, state, failure } = start()
    confirm()
    await requests[0]!.reject(error)
    expect(state()).toBe('asking')
    expect(failure()).toBe(sentence)
    expect(said).toEqual([
      { type: 'failure', error },
      { type: 'notice', tone: 'error', text: 'Something went wrong. Please try again.' },
    ])
    confirm()
    expect(failure()).toBeNull()
    expect(requests).toHaveLength(2)
  })

  it('logs and shows a failed deletion of a collection without a notice', async () => {
    const { confirm, requests, said, failure } = start('Collection')
    confirm()
    await requests[0]!.reject({ status: 500 })
    expect(said).toEqual([{ type: 'failure', error: { status: 500 } }])
    expect(failure()).toBe('Something went wrong. Please try again.')
  })

  it('reports an ended session to the root, and asks again', async () => {
    const { confirm, requests, said, sentToParent, failure } = start()
    confirm()
    await requests[0]!.reject({ status: 401 })
    expect(sentToParent).toEqual(['session.ended'])
    expect(said).toEqual([])
    expect(failure()).toBe('Your session has ended. Please log in again.')
  })

  it('forgets the ended session when the user has signed in again', async () => {
    const { actor, confirm, requests, failure } = start()
    confirm()
    await requests[0]!.reject({ status: 401 })
    actor.send({ type: 'session.restored' })
    expect(failure()).toBeNull()
  })

  it('reports to the root when the user is no longer an admin', async () => {
    const { confirm, requests, sentToParent, state } = start()
    confirm()
    await requests[0]!.reject({ status: 403 })
    expect(sentToParent).toEqual(['access.denied'])
    expect(state()).toBe('asking')
  })
})

describe('A deletion on the API', () => {
  const api = createFakeApi({
    products: [createProduct()],
    collections: [createCollection()],
    accounts: [{ user: createAdmin(), password: testPassword }],
    signedIn: createAdmin()._id,
  })
  const actors = createItemDeletionActors({ api: api.client })

  it.each([
    ['Product', actors.products, createProduct()._id],
    ['Collection', actors.collections, createCollection()._id],
  ] as const)('deletes and restores a %s through the API', async (itemType, provided, id) => {
    const actor = createActor(itemDeletionMachine.provide({ actors: provided }), {
      input: { itemType, id, name: 'Sofa' },
    }).start()
    actor.send({ type: 'deletion.confirm' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('deleted'))
    const left = () => (itemType === 'Product' ? api.state.products : api.state.collections).map(({ _id }) => _id)
    expect(left()).toEqual([])
    actor.send({ type: 'deletion.undo' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect([output, left()]).toEqual([{ outcome: 'restored', id }, [id]])
  })

  it('accepts the API client for the deletion actors without adaptation', () => {
    expectTypeOf<ApiClient & AdminApiClient>().toExtend<Deleting>()
  })
})
