import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { createAdmin, createFakeApi, createProduct, testId, testPassword } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createProductEditorActors } from './product-editor.actors.ts'
import type { ProductEditing } from './product-editor.actors.ts'
import { productEditorMachine } from './product-editor.machine.ts'
import type { ProductEditorInput } from './product-editor.types.ts'

const sofa = createProduct({ images: [] })
const picture = 'data:image/png;base64,iVBORw0KGgo='

const unfinished = { recall: () => [], store: () => {} }

/** Opens the form of a product with the real client on an API in memory, as a signed-in admin. */
function start(input: ProductEditorInput) {
  const api = createFakeApi({
    products: [sofa],
    accounts: [{ user: createAdmin(), password: testPassword }],
    signedIn: createAdmin()._id,
  })
  const actors = createProductEditorActors({ api: api.client, pictures: { read: () => Promise.resolve(picture) }, unfinished })
  const actor = createActor(productEditorMachine.provide({ actors }), { input }).start()
  return { api, actor, becomes: (tag: 'editable' | 'conflict') => waitFor(actor, (editor) => editor.hasTag(tag)) }
}

describe('The form of a product on the API', () => {
  it.each([
    ['product', false, undefined],
    ['draft that shoppers do not see', true, 'draft'],
  ])('adds a %s with its picture through the API', async (_, asDraft, visibility) => {
    const { api, actor } = start({})
    actor.send({
      type: 'fields.set',
      fields: {
        name: 'Oba sofa',
        description: '<p>Burgundy velvet.</p>',
        items: '(3+3)',
        price: '3200000',
        category: 'Living Room',
        style: 'Antique/Royal',
      },
    })
    actor.send({ type: 'pictures.pick', files: [{ name: 'oba.png', size: 8, type: 'image/png' }] })
    await waitFor(actor, (editor) => !editor.hasTag('reading'))
    actor.send({ type: 'form.submit', asDraft })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    const added = api.state.products.find(({ name }) => name === 'Oba sofa')
    expect([added?.images.map(({ url }) => url), added?.visibility]).toEqual([[picture], visibility])
    expect(output).toEqual({
      outcome: 'saved',
      item: added,
      isNew: true,
      destination: { to: 'section', section: 'products' },
    })
  })

  it('adds one product when the response to its first save was lost', async () => {
    const newId = '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d'
    const { api, actor } = start({ newId })
    actor.send({
      type: 'fields.set',
      fields: {
        name: 'Oba sofa',
        description: '<p>Velvet.</p>',
        items: '(3+3)',
        price: '5',
        category: 'Living Room',
        style: 'Modern',
      },
    })
    actor.send({ type: 'pictures.pick', files: [{ name: 'front.png', size: 8, type: 'image/png' }] })
    await waitFor(actor, (editor) => !editor.hasTag('reading'))
    const store = api.client.admin.addProduct
    const lost = api.override('admin.addProduct', async (request) => {
      lost()
      await store({ body: (await request.json()) as never })
      throw new TypeError('The connection was lost.')
    })
    actor.send({ type: 'form.submit', asDraft: true })
    await waitFor(actor, ({ context }) => context.failure !== null)
    actor.send({ type: 'fields.set', fields: { price: '6000000' } })
    actor.send({ type: 'form.submit' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    const stored = api.state.products.filter(({ name }) => name === 'Oba sofa')
    expect(stored).toMatchObject([{ _id: newId, price: 6_000_000, visibility: 'public' }])
    expect(output).toMatchObject({ outcome: 'saved', isNew: true, item: { _id: newId } })
  })

  it('loads a product and saves it through the API', async () => {
    const { api, actor, becomes } = start({ id: sofa._id })
    await becomes('editable')
    actor.send({ type: 'fields.set', fields: { name: 'Eko sofa' } })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(api.state.products.map(({ name }) => name)).toEqual(['Eko sofa'])
  })

  it('reports an unknown product id as missing', async () => {
    const { actor } = start({ id: testId('product', 99) })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output).toMatchObject({ outcome: 'missing' })
  })

  it('does not overwrite a product that another admin saved meanwhile', async () => {
    const { api, actor, becomes } = start({ loaded: sofa })
    const theirs = { ...sofa, price: 1_300_000, updatedAt: '2026-11-21T10:00:00.000Z' }
    api.state.products = [theirs]
    actor.send({ type: 'fields.set', fields: { name: 'Eko sofa' } })
    actor.send({ type: 'form.submit' })
    const { context } = await becomes('conflict')
    expect(context.theirs).toEqual({ ...theirs, visibility: 'public' })
    expect(api.state.products).toEqual([theirs])
    actor.send({ type: 'conflict.keepMine' })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(api.state.products).toMatchObject([{ name: 'Eko sofa', price: 1_300_000 }])
  })

  it('reports that another admin deleted the product', async () => {
    const { api, actor, becomes } = start({ loaded: sofa })
    api.state.products = []
    actor.send({ type: 'form.submit' })
    expect((await becomes('conflict')).context.theirs).toBeNull()
  })

  it('keeps the form of a product when the session has ended', async () => {
    const { api, actor } = start({ loaded: sofa })
    api.state.signedIn = null
    actor.send({ type: 'fields.set', fields: { name: 'Eko sofa' } })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (editor) => editor.hasTag('signedOut'))
    api.state.signedIn = createAdmin()._id
    actor.send({ type: 'form.submit' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(api.state.products.map(({ name }) => name)).toEqual(['Eko sofa'])
  })

  it('accepts the API client for the product editor without adaptation', () => {
    expectTypeOf<ApiClient & AdminApiClient>().toExtend<ProductEditing>()
  })
})
