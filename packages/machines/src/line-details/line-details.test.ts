import { createCollection, createFakeApi, createProduct, createProducts, testId } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import type { ItemKey } from '@shop/domain'
import { createDeferredActor, flushPromises, startChild, until } from '../testing/index.ts'
import { createLineDetailsActors } from './line-details.actors.ts'
import { lineDetailsMachine } from './line-details.machine.ts'
import { detailLines, detailTotal, orderMessage } from './line-details.rules.ts'
import type { Details } from './line-details.types.ts'

const sofa: Line = { item: testId('product', 1), itemType: 'Product', quantity: 2 }
const chair: Line = { item: testId('product', 2), itemType: 'Product', quantity: 1 }
const room: Line = { item: testId('collection', 1), itemType: 'Collection', quantity: 1 }

const sofaRecord = createProduct({ _id: sofa.item, name: 'Ikoyi sofa', price: 1_000_000 })
const chairRecord = createProduct({
  _id: chair.item,
  name: 'Lekki chair',
  price: 250_000,
  isPromo: true,
  discountedPrice: 200_000,
})
const roomRecord = createCollection({ _id: room.item, name: 'Yaba room', price: 3_000_000 })
const nothing = { products: [], collections: [] }
const priceless = { price: 0, record: null, error: true }
const shop = { shopName: 'Atelier', publicUrl: 'https://shop.test' }

function start(lines?: readonly Line[]) {
  const { logic, requests } = createDeferredActor<Details, readonly ItemKey[]>()
  const child = startChild(lineDetailsMachine.provide({ actors: { loadDetails: logic } }), lines ? { lines } : {})
  const snapshot = () => child.actor.getSnapshot()
  return {
    ...child,
    requests,
    state: () => snapshot().value,
    shown: () => detailLines(snapshot().context, snapshot().hasTag('failed')),
  }
}

describe('The details of lines', () => {
  it('requests no details when there are no lines', () => {
    const { state, requests } = start()
    expect(state()).toBe('empty')
    expect(requests).toEqual([])
  })

  it('requests the details of each item once', () => {
    const { state, requests, shown } = start([sofa, room])
    expect(state()).toBe('loading')
    expect(requests.map(({ input }) => input)).toEqual([
      [
        { item: sofa.item, itemType: 'Product' },
        { item: room.item, itemType: 'Collection' },
      ],
    ])
    expect(shown().map(({ status, name, price, error }) => [status, name, price, error])).toEqual([
      ['loading', '', 0, false],
      ['loading', '', 0, false],
    ])
  })

  it('gives each line its name, its record and what the shopper pays', async () => {
    const { requests, shown, state } = start([sofa, chair, room])
    await requests[0]!.resolve({ products: [chairRecord, sofaRecord], collections: [roomRecord] })
    expect(state()).toBe('ready')
    expect(shown()).toEqual([
      { ...sofa, status: 'known', name: 'Ikoyi sofa', price: 1_000_000, record: sofaRecord, error: false },
      { ...chair, status: 'known', name: 'Lekki chair', price: 200_000, record: chairRecord, error: false },
      { ...room, status: 'known', name: 'Yaba room', price: 3_000_000, record: roomRecord, error: false },
    ])
    expect(detailTotal(shown())).toBe(5_200_000)
  })

  it('shows an unknown item with price 0 and an error flag', async () => {
    const { requests, shown, state } = start([sofa, chair])
    await requests[0]!.resolve({ products: [sofaRecord], collections: [] })
    expect(state()).toBe('ready')
    expect(shown()[1]).toEqual({ ...chair, ...priceless, status: 'unknown', name: 'Unknown item' })
    expect(detailTotal(shown())).toBe(2_000_000)
  })

  it('shows every line as an error with price 0 when the request fails', async () => {
    const { requests, shown, state } = start([sofa, room])
    await requests[0]!.reject(new TypeError('fetch failed'))
    expect(state()).toBe('failed')
    expect(shown()).toEqual([
      { ...sofa, ...priceless, status: 'failed', name: `Error loading Product (ID: ${sofa.item})` },
      { ...room, ...priceless, status: 'failed', name: `Error loading Collection (ID: ${room.item})` },
    ])
    expect(detailTotal(shown())).toBe(0)
  })

  it('loads the details again when the user retries', async () => {
    const { actor, requests, shown } = start([sofa])
    await requests[0]!.reject(new TypeError('fetch failed'))
    actor.send({ type: 'details.retry' })
    await requests[1]!.resolve({ products: [sofaRecord], collections: [] })
    expect(shown()[0]).toMatchObject({ name: 'Ikoyi sofa', error: false })
  })

  it('does not retry failed details when a quantity changes', async () => {
    const { actor, requests, state } = start([sofa])
    await requests[0]!.reject(new TypeError('fetch failed'))
    actor.send({ type: 'lines.set', lines: [{ ...sofa, quantity: 3 }] })
    expect(state()).toBe('failed')
    expect(requests).toHaveLength(1)
  })
})

describe('Lines that change', () => {
  it('sends no request for another quantity or one line fewer', async () => {
    const { actor, requests, shown } = start([sofa, chair])
    await requests[0]!.resolve({ products: [sofaRecord, chairRecord], collections: [] })
    actor.send({ type: 'lines.set', lines: [{ ...sofa, quantity: 5 }] })
    expect(requests).toHaveLength(1)
    expect(detailTotal(shown())).toBe(5_000_000)
  })

  it('requests only the details of new items, and shows the other lines without a total meanwhile', async () => {
    const { actor, requests, shown } = start([sofa])
    await requests[0]!.resolve({ products: [sofaRecord], collections: [] })
    actor.send({ type: 'lines.set', lines: [sofa, room] })
    expect(requests[1]!.input).toEqual([{ item: room.item, itemType: 'Collection' }])
    expect(shown().map(({ status }) => status)).toEqual(['known', 'loading'])
    expect(detailTotal(shown())).toBeNull()
  })

  it('ignores the response when the lines changed during the request', async () => {
    const { actor, requests, shown } = start([sofa])
    actor.send({ type: 'lines.set', lines: [sofa, chair] })
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await requests[1]!.resolve({ products: [sofaRecord, chairRecord], collections: [] })
    await requests[0]!.resolve(nothing)
    expect(shown().map(({ status }) => status)).toEqual(['known', 'known'])
  })

  it('continues a pending request that covers the changed lines', async () => {
    const { actor, requests, shown } = start([sofa, chair])
    actor.send({ type: 'lines.set', lines: [chair] })
    expect(requests).toHaveLength(1)
    await requests[0]!.resolve({ products: [sofaRecord, chairRecord], collections: [] })
    expect(shown().map(({ name }) => name)).toEqual(['Lekki chair'])
  })

  it('aborts the request for details when no lines remain', async () => {
    const { actor, requests, state } = start([sofa])
    actor.send({ type: 'lines.set', lines: [] })
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(state()).toBe('empty')
  })
})

describe('A refresh', () => {
  it('loads the details of one item type again, and shows the known ones meanwhile', async () => {
    const { actor, requests, shown } = start([sofa, room])
    await requests[0]!.resolve({ products: [sofaRecord], collections: [roomRecord] })
    actor.send({ type: 'details.refresh', itemType: 'Product' })
    expect(requests[1]!.input).toEqual([{ item: sofa.item, itemType: 'Product' }])
    expect(shown().map(({ status }) => status)).toEqual(['known', 'known'])
    await requests[1]!.resolve({ products: [{ ...sofaRecord, price: 900_000 }], collections: [] })
    expect(detailTotal(shown())).toBe(4_800_000)
  })

  it('shows the new price of each item after a refresh of all', async () => {
    const { actor, requests, shown } = start([sofa, chair, room])
    await requests[0]!.resolve({ products: [sofaRecord, chairRecord], collections: [roomRecord] })
    actor.send({ type: 'details.refresh' })
    await requests[1]!.resolve({
      products: [{ ...sofaRecord, price: 900_000 }, chairRecord],
      collections: [{ ...roomRecord, price: 2_000_000 }],
    })
    expect(shown().map(({ price }) => price)).toEqual([900_000, 200_000, 2_000_000])
  })

  it('shows after a refresh that an item no longer exists', async () => {
    const { actor, requests, shown } = start([sofa])
    await requests[0]!.resolve({ products: [sofaRecord], collections: [] })
    actor.send({ type: 'details.refresh' })
    await requests[1]!.resolve(nothing)
    expect(shown()[0]!.status).toBe('unknown')
  })

  it('keeps the details of each line when it fails', async () => {
    const { actor, requests, shown, state } = start([sofa, chair])
    await requests[0]!.resolve({ products: [sofaRecord], collections: [] })
    actor.send({ type: 'details.refresh' })
    expect(shown().map(({ status }) => status)).toEqual(['known', 'unknown'])
    await requests[1]!.reject(new TypeError('fetch failed'))
    expect(state()).toBe('ready')
    expect(shown().map(({ status }) => status)).toEqual(['known', 'unknown'])
    actor.send({ type: 'details.refresh' })
    await requests[2]!.resolve({ products: [{ ...sofaRecord, price: 900_000 }, chairRecord], collections: [] })
    expect(detailTotal(shown())).toBe(2_000_000)
  })

  it('loads the details after a failure', async () => {
    const { actor, requests, shown } = start([sofa])
    await requests[0]!.reject(new TypeError('fetch failed'))
    actor.send({ type: 'details.refresh' })
    await requests[1]!.resolve({ products: [sofaRecord], collections: [] })
    expect(shown().map(({ status }) => status)).toEqual(['known'])
  })
})

describe('The order message', () => {
  it('numbers the lines of the order message, with the price that the shopper pays, and ends with the total', async () => {
    const { requests, shown } = start([sofa, chair])
    await requests[0]!.resolve({ products: [sofaRecord, chairRecord], collections: [] })
    expect(orderMessage(shown(), shop)).toBe(
      [
        'Hello Atelier, I would like to order:',
        '',
        '1. Ikoyi sofa',
        `Includes: ${sofaRecord.items}`,
        'Quantity: 2',
        'Price: ₦1,000,000.00',
        'Price for 2: ₦2,000,000.00',
        `https://shop.test/product/${sofa.item}`,
        '',
        '2. Lekki chair',
        `Includes: ${chairRecord.items}`,
        'Quantity: 1',
        'Price: ₦200,000.00',
        `https://shop.test/product/${chair.item}`,
        '',
        'Total: ₦2,200,000.00',
      ].join('\n'),
    )
  })

  it('leaves unknown lines out of the order message', async () => {
    const { requests, shown } = start([sofa, room])
    await requests[0]!.resolve({ products: [], collections: [roomRecord] })
    const message = orderMessage(shown(), shop)!
    expect(message).toContain(`1. Yaba room`)
    expect(message).toContain(`https://shop.test/collection/${room.item}`)
    expect(message).toContain('Total: ₦3,000,000.00')
    expect(message).not.toContain(sofa.item)
  })

  it('writes no order message while a price is loading, and none when every line failed', async () => {
    const { requests, shown } = start([sofa])
    expect(orderMessage(shown(), shop)).toBeNull()
    await requests[0]!.reject(new TypeError('fetch failed'))
    expect(orderMessage(shown(), shop)).toBeNull()
  })
})

describe('The actor of the details', () => {
  it('loads the records of items by their ids, and leaves unknown ones out', async () => {
    const api = createFakeApi({ products: createProducts(2), collections: [createCollection()] })
    const actors = createLineDetailsActors({ api: api.client })
    const lines = [sofa, { ...sofa, item: testId('product', 9) }, room]
    const { actor } = startChild(lineDetailsMachine.provide({ actors }), { lines })
    await flushPromises()
    await until(() => !actor.getSnapshot().hasTag('loading'), flushPromises)
    expect(api.requests.map(({ endpoint }) => endpoint)).toEqual(['cart.detailsByIds'])
    expect(detailLines(actor.getSnapshot().context, false).map(({ status }) => status)).toEqual(['known', 'unknown', 'known'])
  })
})
