import type { AdminApiClient, ApiClient } from '@shop/api/client'
import {
  createAdmin,
  createCollection,
  createCollectionProduct,
  createFakeApi,
  createProduct,
  testId,
  testPassword,
} from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createCollectionEditorActors } from './collection-editor.actors.ts'
import type { CollectionEditing } from './collection-editor.actors.ts'
import { collectionEditorMachine } from './collection-editor.machine.ts'
import type { CollectionEditorInput } from './collection-editor.types.ts'

const sofa = createCollectionProduct()
const living = createCollection()
const picture = 'data:image/png;base64,iVBORw0KGgo='

const unfinished = { recall: () => [], store: () => {} }

/** Opens the form of a collection with the real client on an API in memory, as a signed-in admin. */
function start(input: CollectionEditorInput) {
  const api = createFakeApi({
    products: [createProduct()],
    collections: [living],
    accounts: [{ user: createAdmin(), password: testPassword }],
    signedIn: createAdmin()._id,
  })
  const actors = createCollectionEditorActors({ api: api.client, pictures: { read: () => Promise.resolve(picture) }, unfinished })
  const actor = createActor(collectionEditorMachine.provide({ actors }), { input }).start()
  return { api, actor }
}

describe('The form of a collection on the API', () => {
  it.each([
    ['collection', false, undefined],
    ['draft that shoppers do not see', true, 'draft'],
  ])('adds a %s with its product and cover through the API', async (_, asDraft, visibility) => {
    const { api, actor } = start({})
    const fields = { name: 'Palace', description: '<p>Velvet.</p>', price: '5690000', style: 'Antique/Royal' }
    actor.send({ type: 'fields.set', fields })
    actor.send({ type: 'related.add', related: sofa })
    actor.send({ type: 'pictures.pick', files: [{ name: 'palace.png', size: 8, type: 'image/png' }] })
    await waitFor(actor, (editor) => !editor.hasTag('reading'))
    actor.send({ type: 'form.submit', asDraft })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output).toMatchObject({
      outcome: 'saved',
      item: { name: 'Palace', productIds: [{ _id: sofa._id }], coverImage: { url: picture } },
      isNew: true,
      destination: { to: 'section', section: 'collections' },
    })
    const stored = api.state.collections.map((one) => [one.name, one.visibility])
    expect(stored).toEqual([
      [living.name, undefined],
      ['Palace', visibility],
    ])
  })

  it('adds one collection when the response to its first save was lost', async () => {
    const newId = '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d'
    const { api, actor } = start({ newId })
    const fields = { name: 'Palace', description: '<p>Velvet.</p>', price: '5690000', style: 'Antique/Royal' }
    actor.send({ type: 'fields.set', fields })
    actor.send({ type: 'related.add', related: sofa })
    actor.send({ type: 'pictures.pick', files: [{ name: 'front.png', size: 8, type: 'image/png' }] })
    await waitFor(actor, (editor) => !editor.hasTag('reading'))
    const store = api.client.admin.addCollection
    const lost = api.override('admin.addCollection', async (request) => {
      lost()
      await store({ body: (await request.json()) as never })
      throw new TypeError('The connection was lost.')
    })
    actor.send({ type: 'form.submit', asDraft: true })
    await waitFor(actor, ({ context }) => context.failure !== null)
    actor.send({ type: 'fields.set', fields: { price: '6000000' } })
    actor.send({ type: 'form.submit' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    const stored = api.state.collections.filter(({ name }) => name === 'Palace')
    expect(stored).toMatchObject([{ _id: newId, price: 6_000_000, visibility: 'public' }])
    expect(output).toMatchObject({ outcome: 'saved', isNew: true, item: { _id: newId } })
  })

  it('loads a collection and saves it through the API', async () => {
    const { api, actor } = start({ id: living._id })
    await waitFor(actor, (editor) => editor.hasTag('editable'))
    actor.send({ type: 'fields.set', fields: { name: 'Eko Living' } })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(api.state.collections.map(({ name }) => name)).toEqual(['Eko Living'])
  })

  it('reports an unknown collection id as missing', async () => {
    const { actor } = start({ id: testId('collection', 99) })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output).toEqual({ outcome: 'missing', destination: { to: 'section', section: 'collections' } })
  })

  it('does not overwrite a collection that another admin saved meanwhile', async () => {
    const { api, actor } = start({ id: living._id })
    await waitFor(actor, (editor) => editor.hasTag('editable'))
    api.state.collections = [{ ...living, price: 1, updatedAt: '2026-11-21T10:00:00.000Z' }]
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (editor) => editor.hasTag('conflict'))
    expect(api.state.collections.map(({ price }) => price)).toEqual([1])
  })

  it('accepts the API client for the collection editor without adaptation', () => {
    expectTypeOf<ApiClient & AdminApiClient>().toExtend<CollectionEditing>()
  })
})
