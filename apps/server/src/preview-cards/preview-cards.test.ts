import { createImage, createProduct } from '@shop/api/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CardOrder } from '../media/cards/card-content.ts'
import { createMemoryStore } from '../media/testing/memory-store.ts'
import { cardName, type PreviewCard, productCard, enquiryCard } from './preview-card.ts'
import { createPreviewCards } from './preview-cards.ts'

const picture = createImage({ public_id: 'a'.repeat(32), widths: [320, 960] })
const card = productCard(createProduct({ images: [picture] }), 'Ilé')
const name = cardName(card)
const other = (index: number): PreviewCard => ({ ...card, id: card.id.slice(0, -2) + String(10 + index) })

let store = createMemoryStore()
let drawn: CardOrder[] = []
beforeEach(async () => {
  store = createMemoryStore()
  drawn = []
  await store.put(`${picture.public_id}-960.jpg`, Buffer.from('a sofa'))
})

const draw = async (order: CardOrder) => {
  drawn.push(order)
  return Buffer.from('a card')
}
const find = async (_kind: string, id: string) => [card, other(1), other(2)].find((each) => each.id === id) ?? null

describe('preview cards', () => {
  test('a preview card is drawn once for all requests, at the same time and later', async () => {
    const cards = createPreviewCards({ store, draw, find })
    const whole = { kind: 'card', bytes: Buffer.from('a card'), isComplete: true }
    expect(await Promise.all([cards.open(name), cards.open(name)])).toEqual([whole, whole])
    expect(await createPreviewCards({ store, draw, find }).open(name)).toEqual(whole)
    expect(drawn).toEqual([{ content: card.content, pictures: [Buffer.from('a sofa')] }])
  })

  test('an old preview card of a changed item leads to the current card, which is the only one that is drawn', async () => {
    const old = name.replace(/[0-9a-f]{20}\.jpg$/, '0123456789abcdef0123.jpg')
    expect(await createPreviewCards({ store, draw, find }).open(old)).toEqual({ kind: 'elsewhere', name })
    expect(drawn).toEqual([])
  })

  test('a drawn preview card is not sent any more when its item has changed or is hidden', async () => {
    await createPreviewCards({ store, draw, find }).open(name)
    const changed = productCard(createProduct({ price: 1, images: [picture] }), 'Ilé')
    expect([
      await createPreviewCards({ store, draw, find: async () => null }).open(name),
      await createPreviewCards({ store, draw, find: async () => changed }).open(name),
    ]).toEqual([null, { kind: 'elsewhere', name: cardName(changed) }])
  })

  test('an old preview card of a changed enquiry does not exist, because its name is secret', async () => {
    const enquiry = { reference: 'ILE-7K2Q9X', items: [], total: 1, images: [], keyDigest: 'digest' }
    const current = enquiryCard(enquiry, 'Ilé')
    const cards = createPreviewCards({ store, draw, find: async () => current })
    expect(await cards.open(cardName(enquiryCard({ ...enquiry, total: 2 }, 'Ilé')))).toBeNull()
    expect(await cards.open(cardName(current))).toMatchObject({ kind: 'card' })
  })

  test('a preview card does not exist for an item that shoppers do not see', async () => {
    const cards = createPreviewCards({ store, draw, find: async () => null })
    expect([await cards.open(name), await cards.open('x.jpg'), drawn]).toEqual([null, null, []])
  })

  test('a preview card without its picture is sent but not stored', async () => {
    await store.delete(`${picture.public_id}-960.jpg`)
    const cards = createPreviewCards({ store, draw, find })
    expect(await cards.open(name)).toMatchObject({ kind: 'card', isComplete: false })
    expect(store.files.has(name)).toBe(false)
  })

  test('the picture of the item replaces its preview card while too many cards wait', async () => {
    const go = Promise.withResolvers<Buffer>()
    const cards = createPreviewCards({ store, draw: () => go.promise, find, waitingMaximum: 2 })
    const [first, second] = [cards.open(name), cards.open(cardName(other(1)))]
    await expect.poll(() => cards.open(cardName(other(2)))).toEqual({ kind: 'elsewhere', name: `${picture.public_id}-og.jpg` })
    go.resolve(Buffer.from('a card'))
    expect(await Promise.all([first, second])).toMatchObject([{ kind: 'card' }, { kind: 'card' }])
    expect(await cards.open(cardName(other(2)))).toMatchObject({ kind: 'card' })
  })

  test('a preview card that cannot be drawn does not stop the next ones', async () => {
    let failing = true
    const cards = createPreviewCards({ store, draw: (order) => (failing ? Promise.reject(new Error('no')) : draw(order)), find })
    await expect(cards.open(name)).rejects.toThrow('no')
    failing = false
    expect(await cards.open(name)).toMatchObject({ kind: 'card', isComplete: true })
  })
})
