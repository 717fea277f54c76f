import { createAdmin, createFakeApi, createImage, createProduct, testPassword } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { KeyStorage } from '../ports.ts'
import { createProductEditorActors } from '../product-editor/product-editor.actors.ts'
import { productConflict } from '../product-editor/product-editor.kind.ts'
import { productEditorMachine } from '../product-editor/product-editor.machine.ts'
import type { ProductEditorEvent, ProductFields } from '../product-editor/product-editor.types.ts'
import { flushPromises } from '../testing/deferred.ts'
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
    const actor = createActor(productEditorMachine.provide({ actors }), { input: { id }, clock }).start()
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

describe('An unfinished form', () => {
  it('is offered when the same form is opened again, and continued with everything that was typed', async () => {
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

  it('loses at most the last second of a tab that is killed during continuous typing', async () => {
    const device = createDevice()
    const editor = await device.open()
    for (const name of ['E', 'Ek', 'Eko', 'Eko s']) {
      editor.type({ name })
      await editor.pause(400)
    }
    editor.kill()
    expect((await device.open()).offers()).toEqual(['Eko'])
  })

  it('keeps the order and texts of stored pictures, and counts new ones, which have to be chosen again', async () => {
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
  })

  it('is not stored for new pictures alone, or once every change was undone', async () => {
    const device = createDevice()
    const editor = await device.open(sofa._id)
    editor.send({ type: 'pictures.pick', files: [photo] })
    editor.type({ name: 'Eko sofa' })
    await editor.pause()
    editor.type({ name: sofa.name })
    await editor.pause()
    expect([...device.texts]).toEqual([])
  })

  it.each(['saved', 'discarded'])('is removed when it is %s', async (how) => {
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

  it('stays stored while its offer is ignored, together with what is typed instead', async () => {
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

  it('belongs to one item and one admin, and is removed when that admin logs out', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    await device.write('Ada changes a sofa', sofa._id)
    device.admin = 'chidi'
    expect((await device.open()).offers()).toEqual([])
    await device.write('Ikoyi chair')
    forgetUnfinishedForms(device.storage, 'ada')
    expect((await device.open()).offers()).toEqual(['Ikoyi chair'])
    expect(device.texts.get('unfinishedForms')).not.toContain('sofa')
  })

  it('is removed after 30 days, also when another form is opened', async () => {
    const device = createDevice()
    await device.write('Eko sofa')
    device.time = 30 * day - 1
    expect((await device.open()).offers()).toEqual(['Eko sofa'])
    device.time = 30 * day
    await device.open(sofa._id)
    expect([...device.texts]).toEqual([])
  })

  it('ends in a conflict on a save when another admin has changed the item since', async () => {
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

  it('is the one that was written last when two tabs edit the same item', async () => {
    const device = createDevice()
    const [one, other] = [await device.open(), await device.open()]
    one.type({ name: 'First tab' })
    await one.pause()
    other.type({ name: 'Second tab' })
    await other.pause()
    expect((await device.open()).offers()).toEqual(['Second tab'])
  })

  it('is stored before the question whether to leave, which says so', async () => {
    const device = createDevice()
    const editor = await device.open()
    editor.type({ name: 'Eko sofa' })
    editor.send({ type: 'form.leave' })
    await flushPromises()
    expect(editor.context().isStored).toBe(true)
    editor.send({ type: 'leave.confirm' })
    expect((await device.open()).offers()).toEqual(['Eko sofa'])
  })

  it.each(['reading', 'writing'] as const)('is not offered when %s the storage fails, and the form works', async (what) => {
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
  })

  it.each(['no JSON', '{"admin":"ada"}', '[null,{"admin":"ada","place":"products/new","storedAt":1,"forms":[{"form":{}}]}]'])(
    'is not offered when the storage contains %s',
    async (text) => {
      const device = createDevice()
      device.texts.set('unfinishedForms', text)
      expect((await device.open()).offers()).toEqual([])
    },
  )
})
