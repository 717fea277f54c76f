import {
  createAdmin,
  createFakeApi,
  createImage,
  createProduct,
  createProductPayload,
  failureResponse,
  testPassword,
} from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { KeyStorage } from '../ports.ts'
import { createProductEditorActors } from '../product-editor/product-editor.actors.ts'
import { productConflict, productEditorKind } from '../product-editor/product-editor.kind.ts'
import { productEditorMachine } from '../product-editor/product-editor.machine.ts'
import type { ProductEditorEvent, ProductFields } from '../product-editor/product-editor.types.ts'
import { flushPromises } from '../testing/deferred.ts'
import { readUnfinished } from './unfinished-form.ts'
import { createUnfinishedForms, forgetUnfinishedForms } from './unfinished-store.ts'

const sofa = createProduct({
  name: 'Lagos sofa',
  images: [createImage({ public_id: 'front' }), createImage({ public_id: 'side' })],
})
const whole: Partial<ProductFields> = {
  name: 'Eko sofa',
  description: '<p>Deep.</p>',
  items: '(3+1)',
  price: '450000',
  category: 'Living Room',
  style: 'Modern',
}
const photo = { name: 'front.jpg', size: 8, type: 'image/jpeg' }
const day = 24 * 60 * 60 * 1000

/** A browser whose storage outlives the tabs, and a shop with one product. */
function createDevice() {
  const texts = new Map<string, string>()
  const fails = { reading: false, writing: false }
  const check = (isFailing: boolean) => {
    if (isFailing) throw new DOMException('The storage is full or blocked.')
  }
  const storage: KeyStorage = {
    get: (key) => (check(fails.reading), texts.get(key) ?? null),
    set: (key, text) => (check(fails.writing), void texts.set(key, text)),
    remove: (key) => (check(fails.writing), void texts.delete(key)),
  }
  const api = createFakeApi({
    products: [sofa],
    accounts: [{ user: createAdmin(), password: testPassword }],
    signedIn: createAdmin()._id,
  })
  const device = { texts, fails, storage, api, admin: 'ada' as string | null, time: 0 }

  /** Opens a form in a new tab. */
  async function open(id?: string) {
    const clock = new SimulatedClock()
    const place = `products/${id ?? 'new'}`
    const unfinished = createUnfinishedForms({ storage, place, admin: () => device.admin, now: () => device.time })
    const actors = createProductEditorActors({
      api: api.client,
      pictures: { read: async () => 'data:image/jpeg;base64,AAAA' },
      unfinished,
    })
    const actor = createActor(productEditorMachine.provide({ actors }), {
      input: { id, newId: crypto.randomUUID() },
      clock,
    }).start()
    await waitFor(actor, (editor) => editor.context.offers !== null)
    return {
      actor,
      context: () => actor.getSnapshot().context,
      offers: () => actor.getSnapshot().context.offers!.map(({ form }) => form.fields.name),
      type: (fields: Partial<ProductFields>) => actor.send({ type: 'fields.set', fields }),
      send: (event: ProductEditorEvent) => actor.send(event),
      pause: (milliseconds = 1000) => (clock.increment(milliseconds), flushPromises()),
      kill: () => actor.stop(),
    }
  }

  /** Types a name into a form and kills its tab. */
  async function write(name: string, id?: string) {
    const editor = await open(id)
    editor.type({ name })
    await editor.pause()
    editor.kill()
  }
  return Object.assign(device, { open, write })
}

describe('unfinished forms', () => {
  it('an unfinished form is offered when the same form is opened again, and continued with everything that was typed', async () => {
    const device = createDevice()
    const first = await device.open()
    first.type(whole)
    first.send({ type: 'related.add', related: { _id: 'eko', name: 'Eko Living' } })
    await first.pause()
    first.kill()
    const again = await device.open()
    expect([again.offers(), again.context().form.fields.name]).toEqual([['Eko sofa'], ''])
    again.send({ type: 'unfinished.continue' })
    expect(again.offers()).toEqual([])
    expect(again.context().form).toMatchObject({ fields: whole, related: [{ _id: 'eko', name: 'Eko Living' }] })
  })

  it('a continued form of a new product keeps its id, and what was typed instead keeps another one', async () => {
    const device = createDevice()
    const first = await device.open()
    const { newId } = first.context()
    first.type({ name: 'Eko sofa' })
    await first.pause()
    first.kill()
    const again = await device.open()
    const other = again.context().newId
    again.type({ name: 'Lekki table' })
    again.send({ type: 'unfinished.continue' })
    expect([again.context().newId, again.context().offers![0]!.newId]).toEqual([newId, other])
    again.send({ type: 'unfinished.continue' })
    expect([again.context().newId, again.context().offers![0]!.newId]).toEqual([other, newId])
  })

  it('a continued form of a new product updates the product that an earlier visit has added', async () => {
    const device = createDevice()
    const first = await device.open()
    first.type(whole)
    await first.pause()
    first.kill()
    const { newId } = first.context()
    await device.api.client.admin.addProduct({ body: { ...createProductPayload({ images: [] }), id: newId! } })
    const again = await device.open()
    again.send({ type: 'unfinished.continue' })
    again.send({ type: 'form.submit' })
    await waitFor(again.actor, ({ status }) => status === 'done')
    expect(device.api.state.products.filter(({ _id }) => _id !== sofa._id)).toMatchObject([{ _id: newId, name: 'Eko sofa' }])
  })

  it('a form that has resumed a stored product becomes a new one when another form is continued', async () => {
    const device = createDevice()
    await device.write('Ikoyi chair')
    const again = await device.open()
    again.type(whole)
    const { newId } = again.context()
    await device.api.client.admin.addProduct({ body: { ...createProductPayload({ images: [] }), id: newId! } })
    const fail = device.api.override('admin.updateProduct', () => failureResponse(500, 'Failed.'))
    again.send({ type: 'form.submit' })
    await waitFor(again.actor, ({ context }) => context.failure === 'Failed.')
    fail()
    expect(again.context().id).toBe(newId)
    again.send({ type: 'unfinished.continue' })
    expect(again.context()).toMatchObject({ id: null, base: null, form: { fields: { name: 'Ikoyi chair' } } })
    expect(again.context().offers).toMatchObject([{ newId, form: { fields: { name: 'Eko sofa' } } }])
  })

  it('an unfinished form loses at most the last second of a tab that is killed during continuous typing', async () => {
    const device = createDevice()
    const editor = await device.open()
    for (const name of ['E', 'Ek', 'Eko', 'Eko s']) {
      editor.type({ name })
      await editor.pause(400)
    }
    editor.kill()
    expect((await device.open()).offers()).toEqual(['Eko'])
  })

  it('an unfinished form keeps the order and texts of stored pictures, and counts new ones, which have to be chosen again', async () => {
    const device = createDevice()
    const editor = await device.open(sofa._id)
    editor.send({ type: 'picture.move', key: 'side', to: 0 })
    editor.send({ type: 'picture.describe', key: 'front', alt: 'From the front' })
    editor.send({ type: 'pictures.pick', files: [photo] })
    await editor.pause()
    editor.kill()
    const again = await device.open(sofa._id)
    expect(again.context().offers).toMatchObject([{ lostPictures: 1 }])
    again.send({ type: 'unfinished.continue' })
    expect(again.context().form.pictures.map(({ key, alt }) => `${key} ${alt}`)).toEqual([
      `side ${sofa.images[1]!.alt}`,
      'front From the front',
    ])
    expect(device.texts.get('unfinishedForms')).not.toContain('data:image/jpeg')
    again.send({ type: 'form.submit' })
    await waitFor(again.actor, ({ status }) => status === 'done')
    expect(device.api.state.products.map(({ _id, images }) => [_id, ...images.map(({ alt }) => alt)])).toEqual([
      [sofa._id, sofa.images[1]!.alt, 'From the front'],
    ])
  })

  it('keeps new pictures when the user continues an unfinished form, up to ten, and clears the problems', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => createImage({ public_id: `${place}` }))
    const device = createDevice()
    device.api.state.products = [{ ...sofa, images: ten }]
    await device.write('Eko sofa', sofa._id)
    const again = await device.open(sofa._id)
    again.send({ type: 'picture.remove', key: '0' })
    again.send({ type: 'pictures.pick', files: [photo] })
    again.type({ name: '' })
    await flushPromises()
    again.send({ type: 'form.submit' })
    expect(again.context().problems).toHaveLength(1)
    again.send({ type: 'unfinished.continue' })
    expect(
      again
        .context()
        .form.pictures.map(({ key }) => key)
        .join(' '),
    ).toBe('0 1 2 3 4 5 6 7 8 new-1')
    expect(again.context().problems).toEqual([])
  })

  it('an unfinished form is not stored for new pictures only, or once every change was undone', async () => {
    const device = createDevice()
    const editor = await device.open(sofa._id)
    editor.send({ type: 'pictures.pick', files: [photo] })
    editor.type({ name: 'Eko sofa' })
    await editor.pause()
    editor.type({ name: sofa.name })
    await editor.pause()
    expect([...device.texts]).toEqual([])
  })

  it.each(['saved', 'discarded'])('an unfinished form is removed when it is %s', async (how) => {
    const device = createDevice()
    await device.write('Eko sofa')
    const again = await device.open()
    if (how === 'discarded') again.send({ type: 'unfinished.discard' })
    else {
      again.send({ type: 'unfinished.continue' })
      again.type(whole)
      again.send({ type: 'form.submit' })
      await waitFor(again.actor, ({ status }) => status === 'done')
    }
    await flushPromises()
    expect([...device.texts]).toEqual([])
  })

  it('an unfinished form stays stored while its offer is ignored, together with what is typed instead', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    await device.write('Ikoyi chair')
    const again = await device.open()
    expect(again.offers()).toEqual(['Ikoyi chair', 'Eko sofa'])
    again.type({ name: 'Lekki table' })
    again.send({ type: 'pictures.pick', files: [photo] })
    again.send({ type: 'unfinished.continue' })
    expect(again.context().form.fields.name).toBe('Ikoyi chair')
    expect(again.context().form.pictures).toHaveLength(1)
    expect(again.offers()).toEqual(['Lekki table', 'Eko sofa'])
  })

  it('keeps an offer that the user ignored when another form is saved', async () => {
    const device = createDevice()
    await device.write('Ikoyi chair')
    const again = await device.open()
    again.type(whole)
    again.send({ type: 'form.submit' })
    await waitFor(again.actor, ({ status }) => status === 'done')
    expect((await device.open()).offers()).toEqual(['Ikoyi chair'])
  })

  it('an unfinished form belongs to one item and one admin, and is removed when that admin logs out', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    await device.write('Ada changes a sofa', sofa._id)
    device.admin = 'chidi'
    expect((await device.open()).offers()).toEqual([])
    await device.write('Ikoyi chair')
    device.admin = 'ada'
    expect([(await device.open()).offers(), (await device.open(sofa._id)).offers()]).toEqual([
      ['Eko sofa'],
      ['Ada changes a sofa'],
    ])
    device.admin = 'chidi'
    forgetUnfinishedForms(device.storage, 'ada')
    expect((await device.open()).offers()).toEqual(['Ikoyi chair'])
    expect(device.texts.get('unfinishedForms')).not.toContain('sofa')
  })

  it('an unfinished form is removed after 30 days, also when another form is opened', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    device.time = 30 * day - 1
    expect((await device.open()).offers()).toEqual(['Eko sofa'])
    device.time = 30 * day
    await device.open(sofa._id)
    expect([...device.texts]).toEqual([])
  })

  it('an unfinished form ends in a conflict on a save when another admin has changed the item since', async () => {
    const device = createDevice()
    await device.write('Eko sofa', sofa._id)
    const updatedAt = '2027-01-01T00:00:00.000Z'
    device.api.state.products[0] = { ...sofa, price: 1, updatedAt }
    const again = await device.open(sofa._id)
    again.send({ type: 'unfinished.continue' })
    again.send({ type: 'form.submit' })
    await waitFor(again.actor, (editor) => editor.hasTag('conflict'))
    expect(productConflict(again.context())).toEqual({ isDeleted: false, mine: ['name'], theirs: ['price'], both: [] })
  })

  it.each([
    ['is not offered when the save arrived after the user had left', 'Eko sofa', false, []],
    ['is not offered when the save arrived with its new picture', 'Eko sofa', true, []],
    ['is offered when the product is another one', 'Ikoyi chair', false, ['Eko sofa']],
  ])('an unfinished form %s', async (_, name, hasPicture, offers) => {
    const device = createDevice()
    const editor = await device.open(sofa._id)
    editor.type({ name: 'Eko sofa' })
    if (hasPicture) editor.send({ type: 'pictures.pick', files: [photo] })
    await editor.pause()
    editor.kill()
    const images = [...sofa.images, ...(hasPicture ? [createImage({ public_id: 'new' })] : [])]
    device.api.state.products[0] = { ...sofa, name, images, updatedAt: '2027-01-01T00:00:00.000Z' }
    expect((await device.open(sofa._id)).offers()).toEqual(offers)
  })

  it('the unfinished form is the one that was written last when two tabs edit the same item', async () => {
    const device = createDevice()
    const [one, other] = [await device.open(), await device.open()]
    one.type({ name: 'First tab' })
    await one.pause()
    other.type({ name: 'Second tab' })
    await other.pause()
    expect((await device.open()).offers()).toEqual(['Second tab'])
  })

  it('an unfinished form is stored before the question whether to leave, which says so', async () => {
    const device = createDevice()
    const editor = await device.open()
    editor.type({ name: 'Eko sofa' })
    editor.send({ type: 'form.leave' })
    await flushPromises()
    expect(editor.context().isStored).toBe(true)
    editor.send({ type: 'leave.confirm' })
    expect((await device.open()).offers()).toEqual(['Eko sofa'])
  })

  it.each(['reading', 'writing'] as const)(
    'an unfinished form is not offered when %s the storage fails, and the form works',
    async (what) => {
      const device = createDevice()
      device.fails[what] = true
      const editor = await device.open()
      editor.type(whole)
      await editor.pause()
      editor.send({ type: 'form.leave' })
      await flushPromises()
      expect([editor.offers(), editor.context().isStored]).toEqual([[], false])
      editor.send({ type: 'leave.cancel' })
      editor.send({ type: 'form.submit' })
      expect((await waitFor(editor.actor, ({ status }) => status === 'done')).output).toMatchObject({ outcome: 'saved' })
    },
  )

  it('offers an unfinished form even when the storage is full', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    device.fails.writing = true
    expect((await device.open()).offers()).toEqual(['Eko sofa'])
  })

  it('stores nothing after the session has ended, and says so in the question whether to leave', async () => {
    const device = createDevice()
    const editor = await device.open()
    device.admin = null
    editor.type({ name: 'Eko sofa' })
    editor.send({ type: 'form.leave' })
    await flushPromises()
    expect([editor.context().isStored, ...device.texts]).toEqual([false])
  })
})

describe('The storage of unfinished forms', () => {
  const newProducts = { storage: createDevice().storage, admin: () => 'ada', place: 'products/new', now: () => 0 }

  it('recalls nothing for an item without an unfinished form', () => {
    expect(createUnfinishedForms(newProducts).recall()).toEqual([])
  })

  it('keeps the unfinished forms of the 20 items that changed last', () => {
    const { storage } = createDevice()
    const places = Array.from({ length: 21 }, (_, number) => `products/${number}`)
    const stores = places.map((place) => createUnfinishedForms({ ...newProducts, storage, place }))
    for (const store of stores) store.store([{}])
    expect(stores.flatMap((store, number) => (store.recall().length === 0 ? [number] : []))).toEqual([0])
  })

  it.each(['no JSON', '{"admin":"ada"}'])('stores unfinished forms again when the storage contains %s', (text) => {
    const { storage, texts } = createDevice()
    texts.set('unfinishedForms', text)
    const unfinished = createUnfinishedForms({ ...newProducts, storage })
    expect(unfinished.recall()).toEqual([])
    texts.set('unfinishedForms', text)
    unfinished.store([{}])
    expect(JSON.parse(texts.get('unfinishedForms')!)).toEqual([{ admin: 'ada', place: 'products/new', storedAt: 0, forms: [{}] }])
  })

  it('drops invalid entries of the storage and keeps the unfinished forms of other items', () => {
    const { storage, texts } = createDevice()
    const entry = { admin: 'ada', place: 'products/new', storedAt: 0, forms: [{}] }
    const broken = [null, { ...entry, admin: 1 }, { ...entry, place: 1 }, { ...entry, storedAt: '0' }, { ...entry, forms: {} }]
    texts.set('unfinishedForms', JSON.stringify([...broken, entry]))
    const unfinished = createUnfinishedForms({ ...newProducts, storage })
    expect(unfinished.recall()).toEqual([{}])
    createUnfinishedForms({ ...newProducts, storage, place: 'products/sofa' }).store([{}])
    expect(JSON.parse(texts.get('unfinishedForms')!)).toEqual([{ ...entry, place: 'products/sofa' }, entry])
  })
})

describe('Unfinished forms of another build', () => {
  const picture = { key: 'front', status: 'stored', alt: '', image: createImage() }
  const form = {
    fields: { ...productEditorKind.blank, name: 'Eko sofa' },
    pictures: [picture],
    related: [{ _id: 'eko', name: 'Eko' }],
  }
  const unfinished = { updatedAt: sofa.updatedAt, original: form, form, lostPictures: 1 }
  const read = (...recalled: unknown[]) => readUnfinished(productEditorKind, recalled)

  it.each<[string, unknown]>([
    ['form', null],
    ['fields', { ...form, fields: 'Eko sofa' }],
    ['pictures', { ...form, pictures: undefined }],
    ['related items', { ...form, related: undefined }],
    ['picture', { ...form, pictures: [picture, null] }],
    ['stored picture', { ...form, pictures: [{ ...picture, status: 'read' }] }],
    ['key of a picture', { ...form, pictures: [{ ...picture, key: 1 }] }],
    ['alternative text', { ...form, pictures: [{ ...picture, alt: null }] }],
    ['image', { ...form, pictures: [{ ...picture, image: null }] }],
    ['address of an image', { ...form, pictures: [{ ...picture, image: {} }] }],
    ['related item', { ...form, related: [null] }],
    ['id of a related item', { ...form, related: [{ name: 'Eko' }] }],
    ['name of a related item', { ...form, related: [{ _id: 'eko' }] }],
  ])('skips an unfinished form without a valid %s, also in the version that it is based on', (_, broken) => {
    expect(read({ ...unfinished, form: broken }, unfinished, { ...unfinished, original: broken })).toEqual([unfinished])
  })

  it('leaves a field blank when its value has another type, and ignores an invalid id, version and count of lost pictures', () => {
    const fields = { ...form.fields, price: 450_000, isPromo: 'yes', colour: 'red' }
    expect(read(null, { newId: '1', original: form, form: { ...form, fields }, updatedAt: 1, lostPictures: 'one' })).toEqual([
      { updatedAt: null, original: form, form, lostPictures: 0 },
    ])
  })
})
