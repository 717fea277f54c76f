import type { Product, ProductPayload } from '@shop/api'
import { createImage, createProduct } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { readingProgress } from '../item-editor/pictures.ts'
import type { FailureReport, Notice } from '../notice.ts'
import type { PictureFile } from '../ports.ts'
import { createDeferredActor } from '../testing/index.ts'
import { stateWords } from '../testing/state-words.ts'
import { productConflict } from './product-editor.kind.ts'
import { productEditorMachine } from './product-editor.machine.ts'
import type { ProductEditorInput, ProductEditorOutput, ProductFields, ProductSaveRequest } from './product-editor.types.ts'

const sofa = createProduct({
  name: 'Eko sofa',
  isPromo: true,
  discountedPrice: 1_000_000,
  isForeign: true,
  origin: 'Italy',
})
const frontKey = sofa.images[0]!.public_id
const eko = { _id: 'eko-living', name: 'Eko Living Collection' }

/** The form values of a valid product. */
const whole: Partial<ProductFields> = {
  name: 'Oba sofa',
  description: '<p>Burgundy velvet.</p>',
  items: '(3+3)',
  price: '3.2m',
  category: 'Living Room',
  style: 'Antique/Royal',
}

const photo = (name: string): PictureFile => ({ name, size: 3_000_000, type: 'image/jpeg' })
const dataUrl = (content: string) => `data:image/jpeg;base64,${content}`

function start(input: ProductEditorInput = {}) {
  const load = createDeferredActor<Product, { id: string }>()
  const read = createDeferredActor<string, { file: PictureFile }>()
  const save = createDeferredActor<Product, ProductSaveRequest>()
  const actors = { loadItem: load.logic, readPicture: read.logic, saveItem: save.logic }
  const said: (Notice | FailureReport)[] = []
  const sentToParent: string[] = []
  const parent = createActor(
    setup({ actors: { editor: productEditorMachine.provide({ actors }) } }).createMachine({
      invoke: { id: 'editor', src: 'editor', input },
      on: {
        'session.ended': { actions: ({ event }) => sentToParent.push(event.type) },
        'access.denied': { actions: ({ event }) => sentToParent.push(event.type) },
      },
    }),
  ).start()
  const actor = parent.getSnapshot().children.editor as ActorRefFrom<typeof productEditorMachine>
  actor.on('*', (event) => said.push(event))
  const context = () => actor.getSnapshot().context
  return {
    actor,
    said,
    sentToParent,
    loads: load.requests,
    reads: read.requests,
    saves: save.requests,
    context,
    fields: () => context().form.fields,
    problems: () => context().problems.map(({ message }) => message),
    pictures: () => context().form.pictures.map(({ key, status }) => `${key} ${status}`),
    // The autosave has tests of its own.
    state: () => stateWords(actor.getSnapshot().value).replace(/\(form\.(\w+), .*\)/, '$1'),
    output: () => actor.getSnapshot().output,
    set: (fields: Partial<ProductFields>) => actor.send({ type: 'fields.set', fields }),
    pick: (...names: string[]) => actor.send({ type: 'pictures.pick', files: names.map(photo) }),
    submit: () => actor.send({ type: 'form.submit' }),
  }
}

/** Opens an editor whose save was rejected because another admin saved the product as `theirs`. */
async function startConflict(theirs: Product | null, loaded = sofa) {
  const editor = start({ loaded })
  editor.set({ name: 'Eko three-seater' })
  editor.submit()
  await editor.saves[0]!.reject({ status: theirs ? 409 : 404, serverMessage: 'Product not found.' })
  await (theirs ? editor.loads[0]!.resolve(theirs) : editor.loads[0]!.reject({ status: 404 }))
  return editor
}

const later = '2026-11-21T10:00:00.000Z'

describe('A new product', () => {
  it('starts with an empty form and sends no request for a new product', () => {
    const { state, fields, loads } = start()
    expect(state()).toBe('editing.ready')
    expect(loads).toEqual([])
    expect(fields()).toEqual({
      name: '',
      description: '',
      items: '',
      price: '',
      category: '',
      style: '',
      isBestSeller: false,
      isPromo: false,
      discountedPrice: '',
      isForeign: false,
      origin: '',
      material: '',
      leadTimeMinimum: '',
      leadTimeMaximum: '',
      width: '',
      depth: '',
      height: '',
    })
  })

  it('sends a new product as typed without outer spaces, emits a success notice, and goes to the products of the dashboard', async () => {
    const { actor, set, submit, saves, said, state, output } = start()
    set({ ...whole, name: ' Oba sofa ', items: ' (3+3) ', isForeign: true, origin: ' Turkey ' })
    set({ isPromo: true, discountedPrice: '2950000.50' })
    set({ width: '240', depth: '98.5', height: '82', material: ' Velvet ', leadTimeMinimum: '4', leadTimeMaximum: '6' })
    actor.send({ type: 'related.add', related: eko })
    submit()
    expect(state()).toBe('saving.sending')
    expect(saves.map(({ input }) => input)).toEqual([
      {
        id: null,
        updatedAt: null,
        payload: {
          name: 'Oba sofa',
          description: '<p>Burgundy velvet.</p>',
          items: '(3+3)',
          price: 3_200_000,
          category: 'Living Room',
          style: 'Antique/Royal',
          isBestSeller: false,
          isPromo: true,
          discountedPrice: 2_950_000.5,
          isForeign: true,
          origin: 'Turkey',
          collectionId: 'eko-living',
          images: [],
          dimensions: { width: 240, depth: 98.5, height: 82 },
          material: 'Velvet',
          leadTimeWeeks: { minimum: 4, maximum: 6 },
        },
      },
    ])
    await saves[0]!.resolve(sofa)
    expect(said).toEqual([{ type: 'notice', tone: 'success', text: 'success' }])
    expect(output()).toEqual({
      outcome: 'saved',
      item: sofa,
      isNew: true,
      destination: { to: 'section', section: 'products' },
    })
  })
})

describe('A new product whose earlier save was stored and whose response was lost', () => {
  const newId = sofa._id

  /** Opens a new form whose save is rejected because the product exists. */
  async function startRejected(asDraft = false) {
    const editor = start({ newId })
    editor.set(whole)
    editor.submit()
    await editor.saves[0]!.reject({ status: null })
    editor.actor.send({ type: 'form.submit', asDraft })
    await editor.saves[1]!.reject({ status: 409, serverMessage: 'This product was added before.' })
    return editor
  }

  it('sends the same id with every save', async () => {
    const { saves } = await startRejected()
    expect(saves.map(({ input }) => input)).toMatchObject([
      { id: null, updatedAt: null, newId },
      { id: null, updatedAt: null, newId },
    ])
  })

  it('loads the stored product and saves the form over it once', async () => {
    const { state, loads, saves, fields, output } = await startRejected()
    expect([state(), loads[0]!.input]).toEqual(['resuming', { id: newId }])
    await loads[0]!.resolve(sofa)
    const update = { id: newId, updatedAt: sofa.updatedAt, visibility: 'public', payload: { name: 'Oba sofa' } }
    expect([state(), saves[2]!.input]).toMatchObject(['saving.sending', update])
    expect(fields().name).toBe('Oba sofa')
    const saved = { ...sofa, name: 'Oba sofa', updatedAt: later }
    await saves[2]!.resolve(saved)
    const destination = { to: 'section', section: 'products' }
    expect(output()).toEqual({ outcome: 'saved', item: saved, isNew: true, destination })
  })

  it('saves the product as a draft when the form says so', async () => {
    const { loads, saves } = await startRejected(true)
    await loads[0]!.resolve(sofa)
    expect(saves[2]!.input).toMatchObject({ id: newId, visibility: 'draft' })
  })

  it('shows a conflict when another admin saves the stored product meanwhile', async () => {
    const { state, loads, saves } = await startRejected()
    await loads[0]!.resolve(sofa)
    await saves[2]!.reject({ status: 409 })
    expect(state()).toBe('comparing')
    await loads[1]!.resolve({ ...sofa, price: 5, updatedAt: later })
    expect([state(), saves.length]).toEqual(['conflicting', 3])
  })

  it('shows the failure when the stored product cannot be loaded, and loads it with the next save', async () => {
    const { state, context, loads, saves, submit } = await startRejected()
    await loads[0]!.reject({ status: 500 })
    expect([state(), context().failure]).toEqual(['editing.ready', 'Something went wrong. Please try again.'])
    submit()
    expect(saves[2]!.input).toMatchObject({ id: null, newId })
  })

  it('asks to log in again when the session ends before the stored product is loaded, and loads it with the next save', async () => {
    const { actor, state, sentToParent, loads, saves, submit } = await startRejected()
    await loads[0]!.reject({ status: 401 })
    expect([state(), sentToParent]).toEqual(['editing.signedOut', ['session.ended']])
    actor.send({ type: 'session.restored' })
    submit()
    expect(saves[2]!.input).toMatchObject({ id: null, newId })
  })

  it('says that the product was added before when it was deleted since, and adds another one with the next save', async () => {
    const { state, context, loads, saves, submit } = await startRejected()
    await loads[0]!.reject({ status: 404, serverMessage: 'Product not found.' })
    expect([state(), context().failure]).toEqual(['editing.ready', 'This product was added before.'])
    submit()
    expect(saves[2]!.input).not.toHaveProperty('newId')
    await saves[2]!.reject({ status: 409 })
    expect(state()).toBe('editing.ready')
  })

  it('adds another product when the stored one is deleted before the form is saved over it', async () => {
    const { actor, loads, saves, submit } = await startRejected()
    await loads[0]!.resolve(sofa)
    await saves[2]!.reject({ status: 404 })
    await loads[1]!.reject({ status: 404 })
    actor.send({ type: 'conflict.keepMine' })
    submit()
    expect(saves[3]!.input).toMatchObject({ id: null })
    expect(saves[3]!.input).not.toHaveProperty('newId')
  })
})

describe('An existing product', () => {
  it('loads an existing product and fills the form', async () => {
    const { state, loads, fields, context } = start({ id: sofa._id })
    expect(state()).toBe('loading')
    expect(loads.map(({ input }) => input)).toEqual([{ id: sofa._id }])
    await loads[0]!.resolve({
      ...sofa,
      material: 'Linen',
      leadTimeWeeks: { minimum: 2, maximum: 3 },
      dimensions: { width: 240, depth: 98, height: 82 },
      collectionId: eko,
    })
    expect(state()).toBe('editing.ready')
    expect(fields()).toEqual({
      name: 'Eko sofa',
      description: '<p>A deep sofa with a hardwood frame.</p>',
      items: '(3+1+1)',
      price: '1250000',
      category: 'Living Room',
      style: 'Modern',
      isBestSeller: false,
      isPromo: true,
      discountedPrice: '1000000',
      isForeign: true,
      origin: 'Italy',
      material: 'Linen',
      leadTimeMinimum: '2',
      leadTimeMaximum: '3',
      width: '240',
      depth: '98',
      height: '82',
    })
    expect(context().form.related).toEqual([eko])
  })

  it('leaves fields empty that have no value, or a category or style that no longer exists', async () => {
    const { loads, fields } = start({ id: sofa._id })
    await loads[0]!.resolve({ ...sofa, material: null, origin: null, category: 'Garden' as never, style: 'Baroque' as never })
    expect(fields()).toMatchObject({ material: '', origin: '', category: '', style: '' })
  })

  it('sends no request for a product that was loaded before', () => {
    const { state, loads } = start({ loaded: sofa })
    expect(state()).toBe('editing.ready')
    expect(loads).toEqual([])
  })

  it("shows the style 'Contemporay' from old data as Contemporary and saves it as Contemporary", () => {
    const { fields, submit, saves } = start({ loaded: { ...sofa, style: 'Contemporay' as Product['style'] } })
    expect(fields().style).toBe('Contemporary')
    submit()
    expect(saves[0]!.input.payload.style).toBe('Contemporary')
  })

  it('sends the version that an edited product was loaded with, and goes one page back after saving', async () => {
    const { set, submit, saves, output } = start({ loaded: sofa })
    set({ name: 'Eko three-seater' })
    submit()
    const { _id: id, updatedAt } = sofa
    expect(saves[0]!.input).toMatchObject({ id, updatedAt, payload: { name: 'Eko three-seater' } })
    const saved = { ...sofa, name: 'Eko three-seater', updatedAt: later }
    await saves[0]!.resolve(saved)
    expect(output()).toEqual({ outcome: 'saved', item: saved, isNew: false, destination: { to: 'back' } })
  })

  it('says that the edited product does not exist, and goes to the products of the dashboard', async () => {
    const { loads, output, said } = start({ id: 'unknown' })
    await loads[0]!.reject({ status: 404, serverMessage: 'Product not found.' })
    expect(said).toEqual([{ type: 'notice', tone: 'error', text: 'Product not found.' }])
    expect(output()).toEqual({ outcome: 'missing', destination: { to: 'section', section: 'products' } })
  })

  it('loads the product again when the user retries', async () => {
    const { actor, state, context, loads } = start({ id: sofa._id })
    await loads[0]!.reject({ status: 500 })
    expect(state()).toBe('unloaded')
    expect(context().failure).toBe('Something went wrong. Please try again.')
    actor.send({ type: 'form.retry' })
    expect(state()).toBe('loading')
    expect(context().failure).toBeNull()
    await loads[1]!.resolve(sofa)
    expect(state()).toBe('editing.ready')
  })
})

describe('The flags', () => {
  it('clears the discounted price when the promotion is unchecked', () => {
    const { set, fields } = start({ loaded: sofa })
    set({ isPromo: false })
    expect(fields()).toMatchObject({ isPromo: false, discountedPrice: '', origin: 'Italy' })
    set({ isPromo: true })
    expect(fields().discountedPrice).toBe('')
  })

  it('clears the origin when foreign is unchecked', () => {
    const { set, fields } = start({ loaded: sofa })
    set({ isForeign: false })
    expect(fields()).toMatchObject({ isForeign: false, origin: '', discountedPrice: '1000000' })
  })

  it('sends null for values that were cleared with their flag', () => {
    const { set, submit, saves } = start({ loaded: sofa })
    set({ isPromo: false, isForeign: false })
    submit()
    expect(saves[0]!.input.payload).toMatchObject({ discountedPrice: null, origin: null })
  })
})

describe('The problems of the form', () => {
  it.each<[string, Partial<ProductFields>, string[]]>([
    ['no name', { name: '  ' }, ['Name is required.']],
    ['no items', { items: '' }, ['Please say what is included, such as (3+3+1+1).']],
    ['no category', { category: '' }, ['Category is required.']],
    ['no style', { style: '' }, ['Style is required.']],
    ['only markup', { description: '<p>&nbsp;</p>' }, ['Description cannot be empty.']],
    ['no price', { price: '' }, ['Price must be a non-negative number.']],
    ['a price in words', { price: 'cheap' }, ['Price must be a non-negative number.']],
    ['a price below 0', { price: '-1' }, ['Price must be a non-negative number.']],
    ['a price with three decimals', { price: '10.999' }, ['Price must have at most two decimals.']],
    [
      'a promotion without a discounted price',
      { isPromo: true, discountedPrice: '' },
      ['Discounted price is required and must be greater than 0 if product is on promotion.'],
    ],
    [
      'a discounted price of 0',
      { isPromo: true, discountedPrice: '0' },
      ['Discounted price is required and must be greater than 0 if product is on promotion.'],
    ],
    [
      'a discounted price in words',
      { isPromo: true, discountedPrice: 'half' },
      ['Discounted price is required and must be greater than 0 if product is on promotion.'],
    ],
    [
      'a discounted price equal to the price',
      { isPromo: true, discountedPrice: '3200000' },
      ['Discounted price must be less than the original price.'],
    ],
    [
      'no origin although it is foreign',
      { isForeign: true, origin: ' ' },
      ['Origin is required if product is marked as foreign.'],
    ],
    [
      'only one of three measures',
      { width: '240' },
      ['Depth must be a number of centimetres.', 'Height must be a number of centimetres.'],
    ],
    [
      'only one end of a lead time',
      { leadTimeMinimum: '4' },
      ['The longest lead time must be a whole number of weeks from 1 to 52.'],
    ],
    [
      'only the other end of a lead time',
      { leadTimeMaximum: '4' },
      ['The shortest lead time must be a whole number of weeks from 1 to 52.'],
    ],
    [
      'a lead time of more than a year, and of half a week',
      { leadTimeMinimum: '0.5', leadTimeMaximum: '53' },
      [
        'The shortest lead time must be a whole number of weeks from 1 to 52.',
        'The longest lead time must be a whole number of weeks from 1 to 52.',
      ],
    ],
    [
      'a lead time that ends before it begins',
      { leadTimeMinimum: '6', leadTimeMaximum: '4' },
      ['The shortest lead time must not be longer than the longest.'],
    ],
    ['a width of 0', { width: '0', depth: '1', height: '1' }, ['Width must be greater than 0.']],
    ['a width of 10001 cm', { width: '10001', depth: '1', height: '1' }, ['Width must be at most 10000 cm.']],
  ])('rejects a product with %s and sends no request', (_, fields, messages) => {
    const { set, submit, problems, saves, state } = start()
    set({ ...whole, ...fields })
    submit()
    expect(problems()).toEqual(messages)
    expect(saves).toEqual([])
    expect(state()).toBe('editing.ready')
  })

  it.each([
    [
      { leadTimeMinimum: '52', leadTimeMaximum: '52', width: '10000', depth: '1', height: '1' },
      { leadTimeWeeks: { minimum: 52, maximum: 52 }, dimensions: { width: 10_000, depth: 1, height: 1 } },
    ],
    [
      { leadTimeMinimum: ' ', leadTimeMaximum: ' ', width: ' ', depth: ' ', height: ' ' },
      { leadTimeWeeks: null, dimensions: null },
    ],
  ])('saves the lead time and the size %j', (fields, payload) => {
    const { set, submit, saves } = start()
    set({ ...whole, ...fields })
    submit()
    expect(saves[0]?.input.payload).toMatchObject(payload)
  })

  it('lists all problems above the form and at their fields, required fields first', () => {
    const { set, submit, context } = start()
    set({ isPromo: true, isForeign: true, depth: 'deep', width: '1', height: '1' })
    set({ leadTimeMinimum: '0', leadTimeMaximum: '53' })
    submit()
    expect(context().problems).toEqual([
      { path: 'name', message: 'Name is required.' },
      { path: 'items', message: 'Please say what is included, such as (3+3+1+1).' },
      { path: 'category', message: 'Category is required.' },
      { path: 'style', message: 'Style is required.' },
      { path: 'description', message: 'Description cannot be empty.' },
      { path: 'price', message: 'Price must be a non-negative number.' },
      {
        path: 'discountedPrice',
        message: 'Discounted price is required and must be greater than 0 if product is on promotion.',
      },
      { path: 'origin', message: 'Origin is required if product is marked as foreign.' },
      { path: 'depth', message: 'Depth must be a number of centimetres.' },
      { path: 'leadTimeMinimum', message: 'The shortest lead time must be a whole number of weeks from 1 to 52.' },
      { path: 'leadTimeMaximum', message: 'The longest lead time must be a whole number of weeks from 1 to 52.' },
    ])
    set({ leadTimeMinimum: '6', leadTimeMaximum: '4' })
    submit()
    expect(context().problems.at(-1)?.path).toBe('leadTimeMinimum')
  })

  it('clears the problems of a field that was changed', () => {
    const { set, submit, problems } = start()
    set({ ...whole, name: '', items: '', isForeign: true })
    submit()
    set({ name: 'Oba sofa', isForeign: false })
    expect(problems()).toEqual([
      'Please say what is included, such as (3+3+1+1).',
      'Origin is required if product is marked as foreign.',
    ])
    set({ items: '(3+3)', origin: '' })
    submit()
    expect(problems()).toEqual([])
  })

  it('accepts a price of 0', () => {
    const { set, submit, saves } = start()
    set({ ...whole, price: '0' })
    submit()
    expect(saves[0]!.input.payload.price).toBe(0)
  })
})

describe('Moving a product to another collection', () => {
  const ikoyi = { _id: 'ikoyi', name: 'Ikoyi Collection' }

  it('asks before it is saved, and keeps the form when the user goes back', () => {
    const { actor, submit, saves, state } = start({ loaded: { ...sofa, collectionId: ikoyi } })
    actor.send({ type: 'related.add', related: eko })
    submit()
    expect(state()).toBe('moving')
    actor.send({ type: 'move.cancel' })
    expect(state()).toBe('editing.ready')
    expect(saves).toEqual([])
    submit()
    actor.send({ type: 'move.confirm' })
    expect(saves.map(({ input }) => input.payload.collectionId)).toEqual([eko._id])
  })

  it.each([
    ['its first collection', null, eko],
    ['no collection', ikoyi, null],
  ])('asks nothing when the product gets %s', (_, before, after) => {
    const { actor, submit, saves } = start({ loaded: { ...sofa, collectionId: before } })
    if (after) actor.send({ type: 'related.add', related: after })
    else actor.send({ type: 'related.remove', id: ikoyi._id })
    submit()
    expect(saves).toHaveLength(1)
  })
})

describe('Pictures', () => {
  const stored = [createImage({ public_id: 'front' }), createImage({ public_id: 'back', alt: '' })]

  it('reads picked pictures one after the other, with a visible progress', async () => {
    const { pick, reads, pictures, state } = start()
    pick('a.jpg', 'b.jpg')
    expect(state()).toBe('editing.reading')
    expect(pictures()).toEqual(['new-1 reading', 'new-2 waiting'])
    expect(reads.map(({ input }) => input.file.name)).toEqual(['a.jpg'])
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-1 read', 'new-2 reading'])
    await reads[1]!.resolve(dataUrl('BBBB'))
    expect(pictures()).toEqual(['new-1 read', 'new-2 read'])
    expect(state()).toBe('editing.ready')
  })

  it('sends pictures in their order: stored ones by their id, new ones complete', async () => {
    const { actor, pick, reads, submit, saves } = start({ loaded: { ...sofa, images: stored } })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    actor.send({ type: 'picture.describe', key: 'new-1', alt: 'From the side' })
    actor.send({ type: 'picture.move', key: 'new-1', to: 0 })
    submit()
    const url = stored[0]!.url
    expect(saves[0]!.input.payload.images).toEqual([
      { url: dataUrl('AAAA'), isNew: true, alt: 'From the side' },
      { url, public_id: 'front', alt: 'A sofa in a bright room' },
      { url, public_id: 'back', alt: '' },
    ])
  })

  it('replaces new pictures when the user picks files again, and keeps stored ones', async () => {
    const { pick, reads, pictures } = start({ loaded: { ...sofa, images: stored } })
    pick('a.jpg', 'b.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    await reads[1]!.resolve(dataUrl('BBBB'))
    pick('c.jpg')
    await reads[2]!.resolve(dataUrl('CCCC'))
    expect(pictures()).toEqual(['front stored', 'back stored', 'new-3 read'])
  })

  it('adds further pictures to those of a new product, up to ten', async () => {
    const { pick, reads, pictures, problems, said } = start()
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    pick('b.jpg')
    pick(...Array.from({ length: 9 }, (_, place) => `${place}.jpg`))
    expect(pictures()).toHaveLength(10)
    expect(pictures().slice(0, 3)).toEqual(['new-1 read', 'new-2 reading', 'new-3 waiting'])
    expect(problems()).toEqual(['At most 10 images can be saved.'])
    expect(said).toEqual([])
  })

  it('adds pictures that were dropped or taken with the camera to an existing product', async () => {
    const { actor, pick, reads, pictures, said } = start({ loaded: { ...sofa, images: stored } })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    actor.send({ type: 'pictures.pick', files: [photo('b.jpg')], isAddition: true })
    await reads[1]!.resolve(dataUrl('BBBB'))
    expect(pictures()).toEqual(['front stored', 'back stored', 'new-1 read', 'new-2 read'])
    expect(said).toEqual([])
  })

  it('says that chosen files replaced earlier ones, and Undo keeps both', async () => {
    const { actor, pick, reads, pictures, said, context } = start({ loaded: { ...sofa, images: stored } })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    pick('b.jpg', 'c.jpg')
    await reads[1]!.resolve(dataUrl('BBBB'))
    const undo = { type: 'pictures.restore' } as const
    expect(said).toEqual([{ type: 'notice', tone: 'info', text: 'Your new pictures replaced those you chose before.', undo }])
    actor.send(undo)
    expect(context().problems).toEqual([])
    await reads.at(-1)!.resolve(dataUrl('CCCC'))
    expect(pictures()).toEqual(['front stored', 'back stored', 'new-1 read', 'new-2 read', 'new-3 read'])
    actor.send(undo)
    expect(pictures()).toHaveLength(5)
  })

  it('restores files that were replaced before they were read', async () => {
    const { actor, pick, reads, pictures, said } = start({ loaded: { ...sofa, images: [] } })
    pick('a.jpg')
    pick('b.jpg')
    expect(said).toHaveLength(1)
    actor.send({ type: 'pictures.restore' })
    await reads.at(-1)!.resolve(dataUrl('BBBB'))
    await reads.at(-1)!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-1 read', 'new-2 read'])
  })

  it('stops reading earlier files when the user picks new ones', async () => {
    const { pick, reads, pictures } = start({ loaded: { ...sofa, images: [] } })
    pick('a.jpg', 'b.jpg')
    pick('c.jpg')
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-3 reading'])
  })

  it('names each picture that cannot be read, and keeps earlier new ones until one can', async () => {
    const { pick, reads, pictures, context } = start()
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    pick('notes.pdf')
    expect(pictures()).toEqual(['new-1 read', 'new-2 reading'])
    await reads[1]!.reject(new Error('no picture'))
    expect(pictures()).toEqual(['new-1 read'])
    expect(context().problems).toEqual([{ path: 'pictures', message: 'Failed to read image file.', file: 'notes.pdf' }])
  })

  it('reads the other pictures when one cannot be read', async () => {
    const { pick, reads, pictures, problems } = start()
    pick('notes.pdf', 'b.jpg')
    await reads[0]!.reject(new Error('no picture'))
    await reads[1]!.resolve(dataUrl('BBBB'))
    expect(pictures()).toEqual(['new-2 read'])
    expect(problems()).toEqual(['Failed to read image file.'])
  })

  it('rejects pictures over 10 MB', async () => {
    const { pick, reads, pictures, context } = start()
    pick('poster.jpg')
    await reads[0]!.resolve(dataUrl('A'.repeat(14 * 1024 * 1024)))
    expect(pictures()).toEqual([])
    expect(context().problems).toEqual([{ path: 'pictures', message: 'Each image must be at most 10 MB.', file: 'poster.jpg' }])
  })

  it.each([
    ['accepts a picture of exactly 10 MB', 10 * 1024 * 1024, ['new-1 read']],
    ['rejects a picture of one byte over 10 MB', 10 * 1024 * 1024 + 1, []],
  ])('%s', async (_, bytes, left) => {
    const { pick, reads, pictures } = start()
    pick('poster.jpg')
    await reads[0]!.resolve(dataUrl(Buffer.alloc(bytes).toString('base64')))
    expect(pictures()).toEqual(left)
  })

  it('leaves out pictures beyond ten, with a message, and has room again for files that replace them', () => {
    const { pick, pictures, context } = start({ loaded: { ...sofa, images: stored } })
    pick(...Array.from({ length: 12 }, (_, place) => `${place + 1}.jpg`))
    expect(pictures()).toHaveLength(10)
    expect(pictures().at(-1)).toBe('new-8 waiting')
    expect(context().problems).toEqual([{ path: 'pictures', message: 'At most 10 images can be saved.' }])
    pick('a.jpg')
    expect(pictures()).toEqual(['front stored', 'back stored', 'new-13 reading'])
    expect(context().problems).toEqual([])
  })

  it('adds no picture to ten stored ones', () => {
    const ten = Array.from({ length: 10 }, (_, place) => createImage({ public_id: `${place}` }))
    const { pick, reads, state, problems } = start({ loaded: { ...sofa, images: ten } })
    pick('a.jpg')
    expect(reads).toEqual([])
    expect(state()).toBe('editing.ready')
    expect(problems()).toEqual(['At most 10 images can be saved.'])
  })

  it('keeps the pictures when the file dialog is closed without a choice', async () => {
    const { pick, reads, pictures } = start()
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    pick()
    expect(pictures()).toEqual(['new-1 read'])
  })

  it('can move, remove and describe pictures while others are read', () => {
    const { actor, pick, pictures, context } = start({ loaded: { ...sofa, images: stored } })
    pick('a.jpg')
    actor.send({ type: 'picture.move', key: 'back', to: 0 })
    actor.send({ type: 'picture.remove', key: 'front' })
    actor.send({ type: 'picture.describe', key: 'new-1', alt: 'From the side' })
    expect(pictures()).toEqual(['back stored', 'new-1 reading'])
    expect(context().form.pictures[1]!.alt).toBe('From the side')
    actor.send({ type: 'picture.move', key: 'back', to: 99 })
    expect(pictures()).toEqual(['new-1 reading', 'back stored'])
    actor.send({ type: 'picture.move', key: 'back', to: -1 })
    expect(pictures()).toEqual(['back stored', 'new-1 reading'])
  })

  it('does not restore pictures that were removed while they were read', async () => {
    const { actor, pick, reads, pictures } = start()
    pick('a.jpg', 'b.jpg')
    actor.send({ type: 'picture.remove', key: 'new-1' })
    expect(reads[0]!.signal.aborted).toBe(true)
    expect(pictures()).toEqual(['new-2 reading'])
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-2 reading'])
    await reads[1]!.resolve(dataUrl('BBBB'))
    expect(pictures()).toEqual(['new-2 read'])
  })

  it('never reads pictures that were removed before their turn', async () => {
    const { actor, pick, reads, pictures } = start()
    pick('a.jpg', 'b.jpg')
    actor.send({ type: 'picture.remove', key: 'new-2' })
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-1 read'])
    expect(reads).toHaveLength(1)
  })

  it('does not save before all pictures are read', async () => {
    const { set, pick, reads, submit, saves } = start()
    set(whole)
    pick('a.jpg')
    submit()
    expect(saves).toEqual([])
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    expect(saves[0]!.input.payload.images).toEqual([{ url: dataUrl('AAAA'), isNew: true, alt: '' }])
  })

  it('keeps a stored picture that appears twice as two pictures', () => {
    const { actor, pictures } = start({ loaded: { ...sofa, images: [stored[0]!, stored[0]!] } })
    expect(pictures()).toEqual(['front stored', 'front-2 stored'])
    actor.send({ type: 'picture.remove', key: 'front' })
    expect(pictures()).toEqual(['front-2 stored'])
  })
})

describe('The collection of a product', () => {
  it('replaces the collection of a product by another choice, and can remove it', () => {
    const { actor, submit, context, saves } = start({ loaded: { ...sofa, collectionId: eko } })
    actor.send({ type: 'related.add', related: { _id: 'palace', name: 'Palace Collection' } })
    expect(context().form.related).toEqual([{ _id: 'palace', name: 'Palace Collection' }])
    actor.send({ type: 'related.remove', id: 'palace' })
    submit()
    expect(saves[0]!.input.payload.collectionId).toBeNull()
  })
})

describe('Saving a product', () => {
  it('sends one save request, however often the user presses Save', async () => {
    const { submit, saves } = start({ loaded: sofa })
    submit()
    submit()
    await saves[0]!.reject({ status: 500 })
    expect(saves).toHaveLength(1)
  })

  it('ignores typing while the product is saved, so that no typed value is lost unnoticed', () => {
    const { set, submit, fields } = start({ loaded: sofa })
    submit()
    set({ name: 'Too late' })
    expect(fields().name).toBe('Eko sofa')
  })

  it('keeps everything when saving fails, shows a message, and can retry', async () => {
    const { set, pick, reads, submit, saves, said, state, context, fields, pictures } = start({ loaded: sofa })
    set({ name: 'Eko three-seater' })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    const error = { status: 500, serverMessage: 'The shop is closed for a moment.' }
    await saves[0]!.reject(error)
    expect(state()).toBe('editing.ready')
    expect(said).toEqual([
      { type: 'failure', error },
      { type: 'notice', tone: 'error', text: 'Something went wrong. Please try again.' },
    ])
    expect(context().failure).toBe('The shop is closed for a moment.')
    expect(fields().name).toBe('Eko three-seater')
    expect(pictures()).toContain('new-1 read')
    submit()
    expect(context().failure).toBeNull()
    expect(saves[1]!.input).toEqual(saves[0]!.input)
  })

  it('publishes a product whose save as a draft failed before', async () => {
    const { actor, set, submit, saves } = start()
    set(whole)
    actor.send({ type: 'form.submit', asDraft: true })
    await saves[0]!.reject({ status: 500 })
    submit()
    expect(saves.map(({ input }) => input.visibility)).toEqual(['draft', undefined])
  })

  it("shows the shop's own message when a product is saved without a network", async () => {
    const { submit, saves, context } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: null })
    expect(context().failure).toBe('Something went wrong. Please try again.')
  })

  it("shows the server's messages at the fields when a saved product breaks a rule", async () => {
    const { submit, saves, context } = start({ loaded: sofa })
    submit()
    const issues = [
      { path: 'name', message: 'Name must be at most 200 characters.' },
      { path: 'images.2.url', message: 'Image 3 is no picture.' },
      { path: 'collectionId', message: 'Collection must be an id.' },
      { path: 'dimensions.width', message: 'Width must be greater than 0.' },
      { path: 'leadTimeWeeks.minimum', message: 'The shortest lead time must not be longer than the longest.' },
    ]
    await saves[0]!.reject({ status: 422, serverMessage: 'Please check the form.', issues })
    expect(context().failure).toBe('Please check the form.')
    expect(context().problems.map(({ path }) => path)).toEqual(['name', 'pictures', 'related', 'width', 'leadTimeMinimum'])
  })

  it('emits a notice about a denied save and reports to the root that the user is no longer an admin', async () => {
    const { submit, saves, sentToParent, state } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: 403 })
    expect(sentToParent).toEqual(['access.denied'])
    expect(state()).toBe('editing.ready')
  })
})

describe('A session that ends before the form is saved', () => {
  it('reports an ended session to the root, keeps the form, and saves after signing in again', async () => {
    const { actor, set, submit, saves, said, sentToParent, state, context, fields } = start()
    set(whole)
    submit()
    await saves[0]!.reject({ status: 401, serverMessage: 'Please sign in.' })
    expect(sentToParent).toEqual(['session.ended'])
    expect(said).toEqual([])
    expect(state()).toBe('editing.signedOut')
    expect(context().failure).toBe('Your session has ended. Please log in again to save. Nothing is lost.')
    expect(fields().name).toBe('Oba sofa')
    actor.send({ type: 'session.restored' })
    expect(state()).toBe('editing.ready')
    expect(context().failure).toBeNull()
    submit()
    expect(saves).toHaveLength(2)
  })

  it('asks to log in again when an item cannot be loaded because the session has ended, and loads it then', async () => {
    const { actor, loads, sentToParent, state } = start({ id: sofa._id })
    await loads[0]!.reject({ status: 401, serverMessage: 'Please log in first.' })
    expect([state(), sentToParent]).toEqual(['unloaded', ['session.ended']])
    actor.send({ type: 'session.restored' })
    await loads[1]!.resolve(sofa)
    expect(state()).toBe('editing.ready')
  })

  it('asks to log in again when the session ends before a changed item is compared', async () => {
    const { submit, saves, loads, sentToParent, state, context } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: 409 })
    await loads[0]!.reject({ status: 401 })
    expect([state(), sentToParent]).toEqual(['editing.signedOut', ['session.ended']])
    expect(context().failure).toBe('Your session has ended. Please log in again to save. Nothing is lost.')
  })

  it('reports an ended session again after another submit', async () => {
    const { submit, saves, state } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: 401 })
    submit()
    expect(state()).toBe('saving.sending')
    expect(saves).toHaveLength(2)
  })

  it('does not fail without a parent when the session ends, as in a story', async () => {
    const saveItem = fromPromise<Product, ProductSaveRequest>(() => Promise.reject({ status: 401 }))
    const machine = productEditorMachine.provide({ actors: { saveItem } })
    const actor = createActor(machine, { input: { loaded: sofa } }).start()
    actor.send({ type: 'form.submit' })
    await expect.poll(() => actor.getSnapshot().hasTag('signedOut')).toBe(true)
  })
})

describe('A product that another admin saved meanwhile', () => {
  const theirs = { ...sofa, price: 1_300_000, items: '(3+2)', updatedAt: later }

  it("shows both sides of a conflict instead of overwriting the other admin's product", async () => {
    const { state, saves, context } = await startConflict({ ...theirs, name: 'Eko bouclé sofa' })
    expect(state()).toBe('conflicting')
    expect(saves).toHaveLength(1)
    expect(productConflict(context())).toEqual({
      isDeleted: false,
      theirs: ['name', 'items', 'price'],
      mine: ['name'],
      both: ['name'],
    })
  })

  it('combines the changes of both admins for review, and saves them over the new version', async () => {
    const { actor, state, fields, submit, saves } = await startConflict(theirs)
    actor.send({ type: 'conflict.keepMine' })
    expect(state()).toBe('editing.ready')
    expect(fields()).toMatchObject({ name: 'Eko three-seater', price: '1300000', items: '(3+2)' })
    submit()
    expect(saves[1]!.input).toMatchObject({ id: sofa._id, updatedAt: later })
  })

  it('keeps the pictures of both admins', async () => {
    const image = (public_id: string) => createImage({ public_id })
    const editor = start({ loaded: { ...sofa, images: [image('front'), image('back')] } })
    editor.pick('a.jpg')
    await editor.reads[0]!.resolve(dataUrl('AAAA'))
    editor.submit()
    await editor.saves[0]!.reject({ status: 409 })
    await editor.loads[0]!.resolve({ ...theirs, images: [image('front'), image('side')] })
    editor.actor.send({ type: 'conflict.keepMine' })
    expect(editor.pictures()).toEqual(['front stored', 'new-1 read', 'side stored'])
  })

  it('keeps the alternative text that either admin has changed', async () => {
    const image = (public_id: string, alt: string) => createImage({ public_id, alt })
    const loaded = { ...sofa, images: [image('front', 'Front'), image('back', 'Back')] }
    const { actor, submit, saves, loads, context } = start({ loaded })
    actor.send({ type: 'picture.describe', key: 'front', alt: 'My front' })
    submit()
    await saves[0]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...theirs, images: [image('front', 'Their front'), image('back', 'Their back')] })
    actor.send({ type: 'conflict.keepMine' })
    expect(context().form.pictures.map(({ alt }) => alt)).toEqual(['My front', 'Their back'])
  })

  it("keeps the user's collection when both admins chose one", async () => {
    const { actor, submit, saves, loads, context } = start({ loaded: sofa })
    actor.send({ type: 'related.add', related: eko })
    submit()
    await saves[0]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...theirs, collectionId: { _id: 'palace', name: 'Palace Collection' } })
    actor.send({ type: 'conflict.keepMine' })
    expect(context().form.related).toEqual([eko])
  })

  it("fills the form with the other admin's product on request", async () => {
    const { actor, state, fields, context } = await startConflict(theirs)
    actor.send({ type: 'conflict.takeTheirs' })
    expect(state()).toBe('editing.ready')
    expect(fields()).toMatchObject({ name: 'Eko sofa', price: '1300000' })
    expect(context().base).toEqual(theirs)
  })

  it('keeps the form unchanged when the user returns to it from a conflict, and asks again with the next save', async () => {
    const { actor, fields, submit, saves, state, context } = await startConflict(theirs)
    actor.send({ type: 'conflict.dismiss' })
    expect(context().theirs).toBeNull()
    expect(fields()).toMatchObject({ name: 'Eko three-seater', price: '1250000' })
    submit()
    expect(saves[1]!.input.updatedAt).toBe(sofa.updatedAt)
    await saves[1]!.reject({ status: 409 })
    expect(state()).toBe('comparing')
  })

  it('saves a product that was deleted meanwhile as a new one, without its stored pictures', async () => {
    const { actor, state, context, submit, saves, output } = await startConflict(null)
    expect(state()).toBe('conflicting')
    expect(productConflict(context())).toEqual({ isDeleted: true, theirs: [], mine: ['name'], both: [] })
    actor.send({ type: 'conflict.takeTheirs' })
    expect(state()).toBe('conflicting')
    actor.send({ type: 'conflict.keepMine' })
    submit()
    const payload = { name: 'Eko three-seater', images: [] }
    expect(saves[1]!.input).toMatchObject({ id: null, updatedAt: null, payload })
    await saves[1]!.resolve(sofa)
    expect(output()).toMatchObject({ isNew: true, destination: { to: 'section', section: 'products' } })
  })

  it.each(['draft', 'hidden'] as const)('keeps a %s product that was deleted meanwhile from shoppers', async (visibility) => {
    const { actor, submit, saves } = await startConflict(null, { ...sofa, visibility })
    actor.send({ type: 'conflict.keepMine' })
    submit()
    expect(saves[1]!.input).toMatchObject({ id: null, visibility })
  })

  it('publishes a product that was saved as a draft, deleted meanwhile, and saved again', async () => {
    const { actor, set, submit, saves, loads } = start({ newId: sofa._id })
    set(whole)
    actor.send({ type: 'form.submit', asDraft: true })
    await saves[0]!.reject({ status: null })
    submit()
    await saves[1]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...sofa, visibility: 'draft' })
    await saves[2]!.reject({ status: 404 })
    await loads[1]!.reject({ status: 404 })
    actor.send({ type: 'conflict.keepMine' })
    submit()
    expect(saves[3]!.input).not.toHaveProperty('visibility')
  })

  it('reports no conflict when the save was rejected for another reason', async () => {
    const { submit, saves, loads, said, state, context } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: 404, serverMessage: 'Collection not found.' })
    await loads[0]!.resolve(sofa)
    expect(state()).toBe('editing.ready')
    expect(context().failure).toBe('Collection not found.')
    expect(said).toEqual([
      { type: 'failure', error: 'Collection not found.' },
      { type: 'notice', tone: 'error', text: 'Something went wrong. Please try again.' },
    ])
  })

  it('shows a failure when the product in conflict cannot be loaded again', async () => {
    const { submit, saves, loads, state, context } = start({ loaded: sofa })
    submit()
    await saves[0]!.reject({ status: 409 })
    await loads[0]!.reject({ status: null })
    expect(state()).toBe('editing.ready')
    expect(context().failure).toBe('Something went wrong. Please try again.')
  })
})

describe('An existing product whose earlier save was stored and whose response was lost', () => {
  /** Sends a change twice: the first time without a response, the second time to a server that has stored it. */
  async function saveTwice(change: (editor: ReturnType<typeof start>) => unknown, firstFailure: object = { status: null }) {
    const editor = start({ loaded: sofa })
    await change(editor)
    editor.submit()
    await editor.saves[0]!.reject(firstFailure)
    editor.submit()
    await editor.saves[1]!.reject({ status: 409, serverMessage: 'Somebody else has saved it.' })
    return editor
  }

  it('is saved without a conflict when the server has what the form sends', async () => {
    const { loads, output, said } = await saveTwice(({ set }) => set({ name: ' Eko three-seater ', price: '1.3m' }))
    const stored = { ...sofa, name: 'Eko three-seater', price: 1_300_000, updatedAt: later }
    await loads[0]!.resolve(stored)
    expect(output()).toEqual({ outcome: 'saved', item: stored, isNew: false, destination: { to: 'back' } })
    expect(said.at(-1)).toEqual({ type: 'notice', tone: 'success', text: 'success' })
  })

  it.each([
    ['is saved with its new picture after a save without a response', { status: null }, false, 'saved'],
    ['asks about a new picture when the earlier save had a response', { status: 500 }, false, 'conflicting'],
    ['asks when the picture is an earlier one of the product', { status: null }, true, 'conflicting'],
  ])('%s', async (_, failure, isEarlier, end) => {
    const { loads, state } = await saveTwice(async ({ actor, pick, reads }) => {
      if (isEarlier) actor.send({ type: 'picture.remove', key: frontKey })
      pick('a.jpg')
      await reads[0]!.resolve(dataUrl('AAAA'))
    }, failure)
    const added = createImage({ public_id: isEarlier ? frontKey : 'added', alt: '' })
    await loads[0]!.resolve({ ...sofa, images: isEarlier ? [added] : [...sofa.images, added], updatedAt: later })
    expect(state()).toBe(end)
  })

  it('is saved without a conflict when the form has changed since the save without a response', async () => {
    const { set, pick, reads, submit, saves, loads, state, output } = start({ loaded: sofa })
    set({ price: '1.3m' })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    await saves[0]!.reject({ status: null })
    set({ price: '1.4m' })
    submit()
    await saves[1]!.reject({ status: 409, serverMessage: 'Somebody else has saved it.' })
    const images = [...sofa.images, createImage({ public_id: 'added', alt: '' })]
    await loads[0]!.resolve({ ...sofa, price: 1_300_000, images, updatedAt: later })
    expect([state(), saves[2]!.input]).toMatchObject(['saving.sending', { updatedAt: later, payload: { price: 1_400_000 } }])
    const saved = { ...sofa, price: 1_400_000, images, updatedAt: later }
    await saves[2]!.resolve(saved)
    expect(output()).toMatchObject({ outcome: 'saved', item: saved })
  })

  it('asks when another admin has saved it since the save without a response', async () => {
    const { set, submit, saves, loads, state } = start({ loaded: sofa })
    set({ price: '1.3m' })
    submit()
    await saves[0]!.reject({ status: null })
    set({ price: '1.4m' })
    submit()
    await saves[1]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...sofa, price: 1_300_000, name: 'Theirs', updatedAt: later })
    expect(state()).toBe('conflicting')
  })

  it('asks when the new pictures are others than those of the save without a response', async () => {
    const { pick, reads, submit, saves, loads, state, actor } = start({ loaded: sofa })
    pick('a.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    await saves[0]!.reject({ status: 504 })
    actor.send({ type: 'picture.remove', key: 'new-1' })
    pick('b.jpg')
    await reads[1]!.resolve(dataUrl('BBBB'))
    submit()
    await saves[1]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...sofa, images: [...sofa.images, createImage({ public_id: 'a', alt: '' })], updatedAt: later })
    expect(state()).toBe('conflicting')
  })
})

describe('Leaving the product form', () => {
  it('leaves a form without changes without a confirmation', () => {
    const { actor, output } = start({ loaded: sofa })
    actor.send({ type: 'form.leave' })
    expect(output()).toEqual({ outcome: 'left', destination: { to: 'back' } })
  })

  it.each<[string, (editor: ReturnType<typeof start>) => void]>([
    ['a field', ({ set }) => set({ name: 'Eko three-seater' })],
    ['a picture', ({ actor }) => actor.send({ type: 'picture.remove', key: frontKey })],
    ['an alternative text', ({ actor }) => actor.send({ type: 'picture.describe', key: frontKey, alt: 'A sofa' })],
    ['a picture that is still being read', ({ pick }) => pick('a.jpg')],
    ['the collection', ({ actor }) => actor.send({ type: 'related.add', related: eko })],
  ])('asks before leaving after a change of %s', (_, change) => {
    const editor = start({ loaded: sofa })
    change(editor)
    editor.actor.send({ type: 'form.leave' })
    expect(editor.state()).toBe('leaving.storing')
    editor.actor.send({ type: 'leave.confirm' })
    expect(editor.output()).toEqual({ outcome: 'left', destination: { to: 'back' } })
  })

  it('does not ask before leaving when every change was undone', () => {
    const { actor, set, state } = start({ loaded: sofa })
    set({ name: 'Eko three-seater' })
    set({ name: 'Eko sofa' })
    actor.send({ type: 'form.leave' })
    expect(state()).toBe('left')
  })

  it('goes from a new product to the products of the dashboard, as Cancel does', () => {
    const { actor, output } = start()
    actor.send({ type: 'form.leave' })
    expect(output()).toEqual({ outcome: 'left', destination: { to: 'section', section: 'products' } })
  })

  it('keeps everything when the user stays, and continues to read pictures', async () => {
    const { actor, set, pick, reads, pictures, fields, state } = start({ loaded: { ...sofa, images: [] } })
    set({ name: 'Eko three-seater' })
    pick('a.jpg', 'b.jpg')
    actor.send({ type: 'form.leave' })
    expect(reads[0]!.signal.aborted).toBe(true)
    actor.send({ type: 'leave.cancel' })
    expect(state()).toBe('editing.reading')
    expect(pictures()).toEqual(['new-1 reading', 'new-2 waiting'])
    expect(fields().name).toBe('Eko three-seater')
    await reads[1]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-1 read', 'new-2 reading'])
  })

  it('asks before leaving during a save, while the save continues', async () => {
    const { actor, submit, saves, state, output } = start({ loaded: sofa })
    submit()
    actor.send({ type: 'form.leave' })
    expect(state()).toBe('saving.asking')
    expect(saves[0]!.signal.aborted).toBe(false)
    await saves[0]!.resolve(sofa)
    expect(output()).toMatchObject({ outcome: 'saved' })
  })

  it('shows the form again when the user stays during a save that fails', async () => {
    const { actor, submit, saves, state } = start({ loaded: sofa })
    submit()
    actor.send({ type: 'form.leave' })
    actor.send({ type: 'leave.cancel' })
    expect(state()).toBe('saving.sending')
    actor.send({ type: 'form.leave' })
    await saves[0]!.reject({ status: 500 })
    expect(state()).toBe('editing.ready')
  })

  it('aborts the save when the user confirms leaving', () => {
    const { actor, submit, saves, output } = start({ loaded: sofa })
    submit()
    actor.send({ type: 'form.leave' })
    actor.send({ type: 'leave.confirm' })
    expect(saves[0]!.signal.aborted).toBe(true)
    expect(output()).toMatchObject({ outcome: 'left' })
  })

  it('aborts the loading when the user leaves while the product is loading', () => {
    const { actor, loads, state } = start({ id: sofa._id })
    actor.send({ type: 'form.leave' })
    expect(loads[0]!.signal.aborted).toBe(true)
    expect(state()).toBe('left')
  })

  it('returns to the form when the user stays after a conflict', async () => {
    const { actor, state, fields, context } = await startConflict({ ...sofa, updatedAt: later })
    actor.send({ type: 'form.leave' })
    expect(state()).toBe('leaving.storing')
    actor.send({ type: 'leave.cancel' })
    expect(state()).toBe('editing.ready')
    expect(fields().name).toBe('Eko three-seater')
    expect(context().theirs).toBeNull()
  })
})

describe('The tags of an editor', () => {
  const tagsOf = ({ actor }: ReturnType<typeof start>) => [...actor.getSnapshot().tags].sort()

  it('has tags for each state of the editor', async () => {
    const editor = start({ id: sofa._id })
    expect(tagsOf(editor)).toEqual(['busy', 'loading'])
    await editor.loads[0]!.reject({ status: 500 })
    expect(tagsOf(editor)).toEqual(['failed'])
    editor.actor.send({ type: 'form.retry' })
    await editor.loads[1]!.resolve(sofa)
    expect(tagsOf(editor)).toEqual(['editable', 'form'])
    editor.pick('a.jpg')
    expect(tagsOf(editor)).toEqual(['busy', 'editable', 'form', 'reading'])
    editor.actor.send({ type: 'form.leave' })
    expect(tagsOf(editor)).toEqual(['asking', 'form'])
    editor.actor.send({ type: 'leave.cancel' })
    await editor.reads[1]!.resolve(dataUrl('AAAA'))
    editor.submit()
    expect(tagsOf(editor)).toEqual(['busy', 'form', 'saving'])
    editor.actor.send({ type: 'form.leave' })
    expect(tagsOf(editor)).toEqual(['asking', 'busy', 'form', 'saving'])
    await editor.saves[0]!.reject({ status: 401 })
    expect(tagsOf(editor)).toEqual(['editable', 'form', 'signedOut'])
    editor.submit()
    await editor.saves[1]!.reject({ status: 409 })
    expect(tagsOf(editor)).toEqual(['busy', 'form', 'saving'])
    await editor.loads[2]!.resolve({ ...sofa, updatedAt: later })
    expect(tagsOf(editor)).toEqual(['conflict', 'form'])
  })

  it('reports how many of the picked pictures were read', async () => {
    const { pick, reads, context } = start({ loaded: sofa })
    const progress = () => readingProgress(context().form.pictures)
    expect(progress()).toEqual({ read: 0, total: 0 })
    pick('a.jpg', 'b.jpg', 'c.jpg')
    expect(progress()).toEqual({ read: 0, total: 3 })
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(progress()).toEqual({ read: 1, total: 3 })
    await reads[1]!.reject(new Error('no picture'))
    expect(progress()).toEqual({ read: 1, total: 2 })
    await reads[2]!.resolve(dataUrl('CCCC'))
    pick('d.jpg')
    expect(progress()).toEqual({ read: 0, total: 1 })
  })
})

describe('The types', () => {
  it('knows the output and the payload of a product editor without a cast', () => {
    const actor = createActor(productEditorMachine, { input: {} })
    expectTypeOf(actor.getSnapshot().output).toEqualTypeOf<ProductEditorOutput | undefined>()
    expectTypeOf<ProductSaveRequest['payload']>().toEqualTypeOf<ProductPayload>()
  })

  it('rejects fields that a product does not have at compile time', () => {
    const actor = createActor(productEditorMachine, { input: {} })
    // @ts-expect-error -- a product has no colour
    const event: Parameters<typeof actor.send>[0] = { type: 'fields.set', fields: { colour: 'red' } }
    expect(event.type).toBe('fields.set')
  })
})
