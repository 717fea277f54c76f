import type { Collection, CollectionPayload } from '@shop/api'
import { createCollection, createCollectionProduct, createImage } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { ItemFields } from '../item-editor/item-editor.types.ts'
import type { FailureReport, Notice } from '../notice.ts'
import type { PictureFile } from '../ports.ts'
import { createDeferredActor } from '../testing/index.ts'
import { collectionConflict } from './collection-editor.kind.ts'
import { collectionEditorMachine } from './collection-editor.machine.ts'
import { collectionEditorMessages } from './collection-editor.messages.ts'
import type { CollectionEditorInput, CollectionSaveRequest } from './collection-editor.types.ts'

const sofa = createCollectionProduct({ name: 'Eko sofa' }, 1)
const table = createCollectionProduct({ name: 'Ondo table' }, 2)
const carpet = createCollectionProduct({ name: 'Rumi carpet' }, 3)
const cover = createImage({ public_id: 'cover' })
const living = createCollection({ name: 'Eko Living Collection', productIds: [sofa, table], coverImage: cover })

/** The form values of a valid collection. */
const whole: Partial<ItemFields> = {
  name: 'Palace Collection',
  description: '<p>For the formal parlour.</p>',
  price: '5690000',
  style: 'Antique/Royal',
}

const photo = (name: string): PictureFile => ({ name, size: 3_000_000, type: 'image/jpeg' })
const dataUrl = (content: string) => `data:image/jpeg;base64,${content}`

function start(input: CollectionEditorInput = {}) {
  const load = createDeferredActor<Collection, { id: string }>()
  const read = createDeferredActor<string, { file: PictureFile }>()
  const save = createDeferredActor<Collection, CollectionSaveRequest>()
  const actors = { loadItem: load.logic, readPicture: read.logic, saveItem: save.logic }
  const said: (Notice | FailureReport)[] = []
  const actor = createActor(collectionEditorMachine.provide({ actors }), { input })
  actor.on('*', (event) => said.push(event))
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    said,
    loads: load.requests,
    reads: read.requests,
    saves: save.requests,
    context,
    problems: () => context().problems.map(({ message }) => message),
    pictures: () => context().form.pictures.map(({ key, status }) => `${key} ${status}`),
    products: () => context().form.related.map(({ name }) => name),
    output: () => actor.getSnapshot().output,
    set: (fields: Partial<ItemFields>) => actor.send({ type: 'fields.set', fields }),
    pick: (...names: string[]) => actor.send({ type: 'pictures.pick', files: names.map(photo) }),
    submit: () => actor.send({ type: 'form.submit' }),
  }
}

/** Opens the form of a new collection and fills it in. */
async function startWhole() {
  const editor = start()
  editor.set(whole)
  editor.actor.send({ type: 'related.add', related: sofa })
  editor.pick('palace.jpg')
  await editor.reads[0]!.resolve(dataUrl('AAAA'))
  return editor
}

describe('A new collection', () => {
  it('sends a new collection as typed, emits a success notice, and goes to the collections of the dashboard', async () => {
    const { submit, saves, said, output } = await startWhole()
    submit()
    expect(saves.map(({ input }) => input)).toEqual([
      {
        id: null,
        updatedAt: null,
        payload: {
          name: 'Palace Collection',
          description: '<p>For the formal parlour.</p>',
          items: '',
          price: 5_690_000,
          style: 'Antique/Royal',
          isBestSeller: false,
          isPromo: false,
          discountedPrice: null,
          isForeign: false,
          origin: null,
          productIds: [sofa._id],
          coverImage: { url: dataUrl('AAAA'), isNew: true, alt: '' },
        },
      },
    ])
    await saves[0]!.resolve(living)
    expect(said).toEqual([{ type: 'notice', tone: 'success', text: 'success' }])
    expect(output()).toEqual({
      outcome: 'saved',
      item: living,
      isNew: true,
      destination: { to: 'section', section: 'collections' },
    })
  })
})

describe('An existing collection', () => {
  it('loads a collection with its products and its cover, and saves it with them', async () => {
    const { loads, products, pictures, submit, saves, output } = start({ id: living._id })
    await loads[0]!.resolve(living)
    expect(products()).toEqual(['Eko sofa', 'Ondo table'])
    expect(pictures()).toEqual(['cover stored'])
    submit()
    expect(saves[0]!.input.payload).toMatchObject({
      productIds: [sofa._id, table._id],
      coverImage: { url: cover.url, public_id: 'cover' },
    })
    await saves[0]!.resolve(living)
    expect(output()).toMatchObject({ isNew: false, destination: { to: 'section', section: 'collections' } })
  })

  it('says that the edited collection does not exist, and goes to the collections of the dashboard', async () => {
    const { loads, output, said } = start({ id: 'unknown' })
    await loads[0]!.reject({ status: 404 })
    expect(said).toEqual([{ type: 'notice', tone: 'error', text: 'Collection not found.' }])
    expect(output()).toEqual({ outcome: 'missing', destination: { to: 'section', section: 'collections' } })
  })

  it("shows the style 'Contemporay' from old data as Contemporary", () => {
    const { context } = start({ loaded: { ...living, style: 'Contemporay' as Collection['style'] } })
    expect(context().form.fields.style).toBe('Contemporary')
  })
})

describe('The problems of the form', () => {
  it.each<[string, Partial<ItemFields>, string]>([
    ['no name', { name: '' }, 'Name is required.'],
    ['no style', { style: '' }, 'Style is required.'],
    ['only markup', { description: '<p><br></p>' }, 'Description cannot be empty.'],
    ['a price below 0', { price: '-1' }, 'Price must be a non-negative number.'],
    [
      'a promotion without a discounted price',
      { isPromo: true },
      'Discounted price is required and must be greater than 0 if collection is on promotion.',
    ],
    [
      'a discounted price above the price',
      { isPromo: true, discountedPrice: '6000000' },
      'Discounted price must be less than the original price.',
    ],
    ['no origin although it is foreign', { isForeign: true }, 'Origin is required if collection is marked as foreign.'],
  ])('rejects a collection with %s and sends no request', async (_, fields, message) => {
    const { set, submit, problems, saves } = await startWhole()
    set(fields)
    submit()
    expect(problems()).toEqual([message])
    expect(saves).toEqual([])
  })

  it('uses the messages for adding in the form of a new collection', () => {
    const { submit, context } = start()
    submit()
    expect(context().problems).toEqual([
      { path: 'name', message: 'Name is required.' },
      { path: 'style', message: 'Style is required.' },
      { path: 'description', message: 'Description cannot be empty.' },
      { path: 'price', message: 'Price must be a non-negative number.' },
      { path: 'related', message: 'Please select at least one product for the collection.' },
      { path: 'pictures', message: 'Please upload a cover image for the collection.' },
    ])
  })

  it('uses the messages for editing in the form of an existing collection', () => {
    const { set, submit, context } = start({ loaded: { ...living, productIds: [], coverImage: null } })
    set({ description: '' })
    submit()
    expect(context().problems).toEqual([
      { path: 'description', message: 'Description is required.' },
      { path: 'related', message: 'At least one product must be selected for the collection.' },
      { path: 'pictures', message: 'Cover image is required.' },
    ])
  })

  it('clears the problems of a collection when a product is chosen and a cover is picked', () => {
    const { actor, set, submit, pick, problems } = start()
    set(whole)
    submit()
    actor.send({ type: 'related.add', related: sofa })
    expect(problems()).toEqual(['Please upload a cover image for the collection.'])
    pick('palace.jpg')
    expect(problems()).toEqual([])
  })
})

describe('The products of a collection', () => {
  it('adds chosen products to a collection without duplicates, and can remove them', () => {
    const { actor, products } = start({ loaded: living })
    actor.send({ type: 'related.add', related: carpet })
    actor.send({ type: 'related.add', related: sofa })
    expect(products()).toEqual(['Eko sofa', 'Ondo table', 'Rumi carpet'])
    actor.send({ type: 'related.remove', id: table._id })
    expect(products()).toEqual(['Eko sofa', 'Rumi carpet'])
  })
})

describe('Products of other collections', () => {
  it('asks once before a save moves them, and saves when the user confirms', async () => {
    const { actor, submit, saves } = await startWhole()
    const ikoyi = { _id: 'ikoyi', name: 'Ikoyi Collection' }
    for (const product of [carpet, { ...carpet, _id: 'bed', name: 'Ikoyi bed' }])
      actor.send({ type: 'related.add', related: { ...product, collectionId: ikoyi } })
    submit()
    expect(actor.getSnapshot().value).toBe('moving')
    actor.send({ type: 'move.cancel' })
    expect(actor.getSnapshot().value).toMatchObject({ editing: { form: 'ready' } })
    submit()
    actor.send({ type: 'move.confirm' })
    expect(saves.map(({ input }) => input.payload.productIds)).toEqual([[sofa._id, carpet._id, 'bed']])
  })

  it('asks nothing about products of no collection or of this one', async () => {
    const { actor, submit, saves } = start({ loaded: living })
    actor.send({ type: 'related.add', related: { ...carpet, collectionId: null } })
    actor.send({ type: 'related.add', related: { ...carpet, _id: 'bed', collectionId: { _id: living._id, name: living.name } } })
    submit()
    expect(saves).toHaveLength(1)
  })

  it('says where each product is now', () => {
    const { question } = collectionEditorMessages.move
    const inEko = { ...carpet, name: 'Oba carpet', collectionId: { _id: 'eko', name: 'Eko Living Collection' } }
    expect(question([inEko])).toBe('Oba carpet is now in Eko Living Collection. Saving moves it to this collection.')
    expect(question([inEko, { ...inEko, name: 'Ikoyi bed' }])).toBe(
      'Oba carpet is now in Eko Living Collection. Ikoyi bed is now in Eko Living Collection. Saving moves them to this collection.',
    )
  })
})

describe('The cover', () => {
  it('replaces the cover by the one picked last once it is read, without a notice', async () => {
    const { pick, reads, pictures, submit, saves, said } = start({ loaded: living })
    pick('old.jpg')
    pick('new.jpg')
    expect(pictures()).toEqual(['cover stored', 'new-2 reading'])
    await reads[1]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual(['new-2 read'])
    expect(said).toEqual([])
    submit()
    expect(saves[0]!.input.payload.coverImage).toEqual({ url: dataUrl('AAAA'), isNew: true, alt: '' })
  })

  it('keeps the cover when the new one cannot be read', async () => {
    const { pick, reads, pictures, context } = start({ loaded: living })
    pick('notes.pdf')
    await reads[0]!.reject(new Error('no picture'))
    expect(pictures()).toEqual(['cover stored'])
    expect(context().problems).toEqual([{ path: 'pictures', message: 'Failed to read cover image file.', file: 'notes.pdf' }])
  })

  it('uses the first picture as the cover when several are picked, with a message', () => {
    const { pick, pictures, problems } = start()
    pick('one.jpg', 'two.jpg')
    expect(pictures()).toEqual(['new-1 reading'])
    expect(problems()).toEqual(['A collection has one cover image.'])
  })

  it('does not restore a cover that was removed while it was being read', async () => {
    const { actor, pick, reads, pictures } = start()
    pick('one.jpg')
    actor.send({ type: 'picture.remove', key: 'new-1' })
    await reads[0]!.resolve(dataUrl('AAAA'))
    expect(pictures()).toEqual([])
  })
})

describe('Saving a collection', () => {
  it('logs a failed save of a collection and shows it in the form, without a notice', async () => {
    const { submit, saves, said, context, products } = start({ loaded: living })
    submit()
    const error = { status: 500, serverMessage: 'The shop is closed for a moment.' }
    await saves[0]!.reject(error)
    expect(said).toEqual([{ type: 'failure', error }])
    expect(context().failure).toBe('The shop is closed for a moment.')
    expect(products()).toEqual(['Eko sofa', 'Ondo table'])
  })

  it("shows the shop's own message when a collection is saved without a network", async () => {
    const { submit, saves, context } = start({ loaded: living })
    submit()
    await saves[0]!.reject({ status: null })
    expect(context().failure).toBe('Something went wrong. Please try again.')
  })

  it('sends one request when the user presses Save several times', () => {
    const { submit, saves } = start({ loaded: living })
    submit()
    submit()
    expect(saves).toHaveLength(1)
  })
})

describe('A collection that another admin saved meanwhile', () => {
  const image = (public_id: string) => createImage({ public_id })

  const bed = createCollectionProduct({ name: 'Ikoyi bed' }, 4)
  const lamp = createCollectionProduct({ name: 'Jos lamp' }, 5)
  const desk = createCollectionProduct({ name: 'Lekki desk' }, 6)
  const loaded = { ...living, productIds: [sofa, table, bed] }

  /** The user removes the sofa and adds a carpet and a lamp. */
  async function startConflict(theirs: Collection | null, saved: Collection = loaded) {
    const editor = start({ loaded: saved })
    editor.actor.send({ type: 'related.remove', id: sofa._id })
    for (const related of [carpet, lamp]) editor.actor.send({ type: 'related.add', related })
    editor.submit()
    await editor.saves[0]!.reject({ status: 409 })
    await (theirs ? editor.loads[0]!.resolve(theirs) : editor.loads[0]!.reject({ status: 404 }))
    return editor
  }

  it('keeps the products that either admin added, and none that either removed', async () => {
    const later = '2026-11-21T10:00:00.000Z'
    const theirs = { ...living, productIds: [sofa, bed, lamp, desk], coverImage: image('theirs'), updatedAt: later }
    const { actor, context, products, pictures } = await startConflict(theirs)
    expect(collectionConflict(context())).toEqual({
      isDeleted: false,
      theirs: ['pictures', 'related'],
      mine: ['related'],
      both: ['related'],
    })
    actor.send({ type: 'conflict.keepMine' })
    expect(products()).toEqual(['Ikoyi bed', 'Rumi carpet', 'Jos lamp', 'Lekki desk'])
    expect(pictures()).toEqual(['theirs stored'])
  })

  it("keeps the user's cover when both admins picked one", async () => {
    const { actor, pick, reads, submit, saves, loads, pictures } = start({ loaded: living })
    pick('mine.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    await saves[0]!.reject({ status: 409 })
    await loads[0]!.resolve({ ...living, coverImage: image('theirs'), updatedAt: '2026-11-21T10:00:00.000Z' })
    actor.send({ type: 'conflict.keepMine' })
    expect(pictures()).toEqual(['new-1 read'])
  })

  it('saves a collection that was deleted meanwhile as a new one, which needs a cover again', async () => {
    const { actor, submit, problems } = await startConflict(null)
    actor.send({ type: 'conflict.keepMine' })
    submit()
    expect(problems()).toEqual(['Please upload a cover image for the collection.'])
  })

  it.each(['draft', 'hidden'] as const)('keeps a %s collection that was deleted meanwhile from shoppers', async (visibility) => {
    const { actor, pick, reads, submit, saves } = await startConflict(null, { ...loaded, visibility })
    actor.send({ type: 'conflict.keepMine' })
    pick('cover.jpg')
    await reads[0]!.resolve(dataUrl('AAAA'))
    submit()
    expect(saves[1]!.input).toMatchObject({ id: null, visibility })
  })
})

describe('The types', () => {
  it('knows the payload of a collection without a cast', () => {
    expectTypeOf<CollectionSaveRequest['payload']>().toEqualTypeOf<CollectionPayload>()
  })

  it('rejects fields that a collection does not have at compile time', () => {
    const actor = createActor(collectionEditorMachine, { input: {} })
    // @ts-expect-error -- a collection has no category
    const event: Parameters<typeof actor.send>[0] = { type: 'fields.set', fields: { category: 'Bedroom' } }
    expect(event.type).toBe('fields.set')
  })
})
