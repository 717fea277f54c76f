import { contract } from '@shop/api'
import { createCollection, createProduct } from '@shop/api/testing'
import { limits } from '@shop/domain'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { cartLines, products } from '../../db/schema.ts'
import { send } from '../../testing/send.ts'
import type { TestResponse } from '../../testing/send.ts'
import { addProducts, collectionDraft, productDraft } from '../../testing/catalogue.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { guestCookie, signIn } from '../../testing/users.ts'
import { useTestShop } from '../../testing/shop.ts'
import { insertCollections } from '../../catalogue/collection-writer.ts'

const gone = '01890000-0000-7000-8000-000000000000'
const quantitySentence = 'Quantity must be a whole number from 1 to 99.'

describeDatabases('the endpoints of cart and wishlist', (open) => {
  const shop = useTestShop(open)
  let sofa = ''
  let table = ''
  let room = ''
  let admin = ''
  beforeAll(async () => {
    const { orm } = shop.database
    ;[sofa = '', table = ''] = await addProducts(
      orm,
      [createProduct({ name: 'Sofa' }), createProduct({ name: 'Table' })].map(productDraft),
    )
    ;[room = ''] = await insertCollections(orm, [collectionDraft(createCollection({ coverImage: null }), [sofa])])
    admin = (await signIn(shop.database, 'admin')).cookie
  })

  const lines = ({ body }: TestResponse) =>
    (body['cart'] as { item: string; quantity: number }[]).map(({ item, quantity }) => ({ item, quantity }))
  const entries = ({ body }: TestResponse) => (body['wishlist'] as { item: string }[]).map(({ item }) => item)
  const ofProduct = (itemId: string) => ({ itemId, itemType: 'Product' })

  test.each(['PUT /api/cart/add', 'PUT /api/wishlist/add'])(
    '%s responds with 401 when the account has just been deleted',
    async (call) => {
      const { cookie } = await signIn(shop.database, 'customer')
      const payload = { ...ofProduct(sofa), ...(call.includes('cart') ? { quantity: 1 } : {}) }
      const responses = await Promise.all([
        ...Array.from({ length: 10 }, () => send(shop, call, payload, cookie)),
        send(shop, 'DELETE /api/auth/delete', undefined, cookie),
        ...Array.from({ length: 10 }, () => send(shop, call, payload, cookie)),
      ])
      for (const { status, body } of responses) {
        if (status !== 200) expect([status, body]).toEqual([401, { message: 'Please log in first.' }])
      }
      // Requests on several connections may finish in any order.
      expect((await send(shop, call, payload, cookie)).status).toBe(401)
    },
  )

  describe.each([
    ['a customer', async () => (await signIn(shop.database, 'customer')).cookie],
    ['a guest', async () => guestCookie()],
  ])('for %s', (_, arrive) => {
    let cookie = ''
    beforeEach(async () => {
      cookie = await arrive()
    })
    const call = (text: string, payload?: object, headers?: Record<string, string>) => send(shop, text, payload, cookie, headers)

    test('a new cart is empty, and every change returns the new cart', async () => {
      expect((await call('GET /api/cart')).body).toEqual({ cart: [] })
      const added = await call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 2 })
      expect(added).toMatchObject({
        status: 200,
        body: { cart: [{ _id: expect.any(String), item: sofa, itemType: 'Product', quantity: 2 }] },
      })
      await call('PUT /api/cart/add', { itemId: room, itemType: 'collection', quantity: 1 })
      expect(lines(await call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 }))).toEqual([
        { item: sofa, quantity: 3 },
        { item: room, quantity: 1 },
      ])
      expect(lines(await call('PUT /api/cart/updatequantity', { ...ofProduct(sofa), quantity: 7 }))).toEqual([
        { item: sofa, quantity: 7 },
        { item: room, quantity: 1 },
      ])
      expect(lines(await call('PUT /api/cart/remove', { itemId: room, itemType: 'Collection' }))).toEqual([
        { item: sofa, quantity: 7 },
      ])
      expect(lines(await call('GET /api/cart'))).toEqual([{ item: sofa, quantity: 7 }])
      expect((await call('DELETE /api/cart/clear')).body).toEqual({ cart: [] })
    })

    test('adding an item to a cart fifty times concurrently gives one line', async () => {
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 })),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect(lines(await call('GET /api/cart'))).toEqual([{ item: sofa, quantity: 50 }])
    })

    test('an addition that the browser sends again after a lost response counts once', async () => {
      const add = (key: string) => call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 2 }, { 'idempotency-key': key })
      const [first, second] = [newId(), newId()]
      const responses = await Promise.all([add(first), add(first), add(first)])
      expect(responses.map(lines)).toEqual(Array.from({ length: 3 }, () => [{ item: sofa, quantity: 2 }]))
      expect(lines(await add(second))).toEqual([{ item: sofa, quantity: 4 }])
      expect(lines(await add(second))).toEqual([{ item: sofa, quantity: 4 }])
    })

    test('additions with a key that is no id all count', async () => {
      const add = () => call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 }, { 'idempotency-key': "'; drop" })
      await add()
      expect(lines(await add())).toEqual([{ item: sofa, quantity: 2 }])
    })

    test.each([0, -5])('a cart line is removed when its quantity becomes %i', async (quantity) => {
      await call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 })
      expect(await call('PUT /api/cart/updatequantity', { ...ofProduct(sofa), quantity })).toMatchObject({
        status: 200,
        body: { cart: [] },
      })
    })

    test.each([1.5, '3', 1e9, 100, null, undefined])('a cart rejects the quantity %j', async (quantity) => {
      for (const path of ['add', 'updatequantity']) {
        expect(await call(`PUT /api/cart/${path}`, { ...ofProduct(sofa), quantity })).toMatchObject({
          status: 422,
          body: { message: quantitySentence, issues: [{ path: 'quantity', message: quantitySentence }] },
        })
      }
    })

    test('a cart rejects adding less than one of an item', async () => {
      expect(await call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 0 })).toMatchObject({
        status: 422,
        body: { message: quantitySentence },
      })
      expect((await call('GET /api/cart')).body).toEqual({ cart: [] })
    })

    test.each([
      ['PUT /api/cart/add', 'Item type (Product/Collection) is required to add to cart.'],
      ['PUT /api/cart/remove', 'Item type (Product/Collection) is required to remove from cart.'],
      ['PUT /api/wishlist/add', 'Item type (Product/Collection) is required to add to wishlist.'],
      ['PUT /api/wishlist/remove', 'Item type (Product/Collection) is required to remove from wishlist.'],
    ])('%s rejects an unknown item type', async (path, message) => {
      for (const itemType of [undefined, 'Chair', 3]) {
        expect(await call(path, { itemId: sofa, itemType, quantity: 1 })).toMatchObject({ status: 422, body: { message } })
      }
    })

    test.each([
      ['Product', gone, 'Product not found.'],
      ['Product', 'no id', 'Product not found.'],
      ['Collection', gone, 'Collection not found.'],
    ])('rejects adding a %s with the id %s to a cart or wishlist', async (itemType, itemId, message) => {
      for (const list of ['cart', 'wishlist']) {
        expect(await call(`PUT /api/${list}/add`, { itemId, itemType, quantity: 1 })).toMatchObject({
          status: 404,
          body: { message },
        })
      }
    })

    test("a cart rejects a product's id as a collection's", async () => {
      expect(await call('PUT /api/cart/add', { itemId: sofa, itemType: 'Collection', quantity: 1 })).toMatchObject({
        status: 404,
        body: { message: 'Collection not found.' },
      })
    })

    test('ignores the removal of an item that is not in the cart or wishlist', async () => {
      await call('PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 })
      for (const itemId of [table, gone, 'no id']) {
        expect(lines(await call('PUT /api/cart/remove', ofProduct(itemId)))).toEqual([{ item: sofa, quantity: 1 }])
        expect(lines(await call('PUT /api/cart/updatequantity', { ...ofProduct(itemId), quantity: 3 }))).toEqual([
          { item: sofa, quantity: 1 },
        ])
        expect(entries(await call('PUT /api/wishlist/remove', ofProduct(itemId)))).toEqual([])
      }
    })

    test('the endpoints of cart and wishlist ignore unknown fields', async () => {
      const other = await signIn(shop.database, 'customer')
      const more = { _id: gone, userId: other.user._id, guestId: gone, owner: gone, price: 1, quantity: 2 }
      expect(lines(await call('PUT /api/cart/add', { ...ofProduct(sofa), ...more }))).toEqual([{ item: sofa, quantity: 2 }])
      expect(lines(await send(shop, 'GET /api/cart', undefined, other.cookie))).toEqual([])
    })

    test('a wishlist keeps an item once', async () => {
      expect((await call('GET /api/wishlist')).body).toEqual({ wishlist: [] })
      await call('PUT /api/wishlist/add', ofProduct(sofa))
      await call('PUT /api/wishlist/add', ofProduct(table))
      expect(await call('PUT /api/wishlist/add', ofProduct(sofa))).toMatchObject({
        status: 200,
        body: {
          wishlist: [
            { item: sofa, itemType: 'Product' },
            { item: table, itemType: 'Product' },
          ],
        },
      })
      expect(entries(await call('PUT /api/wishlist/remove', ofProduct(sofa)))).toEqual([table])
      expect(entries(await call('GET /api/wishlist'))).toEqual([table])
      expect((await call('DELETE /api/wishlist/clear')).body).toEqual({ wishlist: [] })
    })

    test('a deleted product stays in cart and wishlist until it is removed', async () => {
      const [chair = ''] = await addProducts(shop.database.orm, [productDraft(createProduct())])
      await call('PUT /api/cart/add', { ...ofProduct(chair), quantity: 4 })
      await call('PUT /api/wishlist/add', ofProduct(chair))
      await shop.database.orm.delete(products).where(eq(products.id, chair))
      expect(lines(await call('GET /api/cart'))).toEqual([{ item: chair, quantity: 4 }])
      expect(entries(await call('GET /api/wishlist'))).toEqual([chair])
      expect(lines(await call('PUT /api/cart/remove', ofProduct(chair)))).toEqual([])
      expect(entries(await call('PUT /api/wishlist/remove', ofProduct(chair)))).toEqual([])
    })

    test('the endpoints of cart and wishlist forbid browsers to cache responses', async () => {
      expect((await call('GET /api/cart')).headers['cache-control']).toBe('no-store')
    })
  })

  test('a full cart rejects a new item', async () => {
    const guestId = crypto.randomUUID()
    await shop.database.orm.insert(cartLines).values(
      Array.from({ length: limits.linesMaximum }, () => ({
        id: newId(),
        guestId,
        itemType: 'Product' as const,
        itemId: newId(),
        quantity: 1,
      })),
    )
    expect(await send(shop, 'PUT /api/cart/add', { ...ofProduct(sofa), quantity: 1 }, guestCookie(guestId))).toMatchObject({
      status: 422,
      body: { message: 'Your cart is full: it holds at most 500 different items.' },
    })
  })

  const bodies: Readonly<Record<string, object>> = { add: { quantity: 1 }, updateQuantity: { quantity: 1 }, remove: {} }
  const requests = [...Object.entries(contract.cart), ...Object.entries(contract.wishlist)]
    .filter(([, { access }]) => access === 'guest')
    .map(([name, { method, path }]) => [`${method} /api${path}`, bodies[name]] as const)

  test.each(requests)('%s is only for customers and guests', async (call, payload) => {
    const body = payload === undefined ? undefined : { ...ofProduct(sofa), ...payload }
    expect(await send(shop, call, body)).toMatchObject({ status: 401, body: { message: 'Please log in first.' } })
    expect(await send(shop, call, body, admin)).toMatchObject({
      status: 403,
      body: { message: 'An admin has no cart and no wishlist.' },
    })
    expect(await send(shop, call, body, guestCookie())).toMatchObject({ status: 200 })
    expect(await send(shop, call, body, (await signIn(shop.database, 'customer')).cookie)).toMatchObject({ status: 200 })
  })

  test.each(['', 'guest', 'a'.repeat(5000), '[object Object]'])('the invalid guest identifier "%.20s" is ignored', async (id) => {
    expect(await send(shop, 'GET /api/cart', undefined, guestCookie(id))).toMatchObject({ status: 401 })
  })

  describe('queries for many items', () => {
    const queries = ['POST /api/cart/check-existence', 'POST /api/cart/details-by-ids'] as const

    test('a query for many items reports which of them exist to any sender', async () => {
      const payload = { productIds: [table, gone, 'junk', sofa, table, room], collectionIds: [room, sofa] }
      for (const cookie of [undefined, guestCookie(), admin]) {
        expect((await send(shop, queries[0], payload, cookie)).body).toEqual({
          existingProductIds: [table, sofa],
          existingCollectionIds: [room],
        })
      }
    })

    test('a query for many items returns their full records in the requested order', async () => {
      const { body } = await send(shop, queries[1], {
        productIds: [table, gone, 'junk', sofa, table],
        collectionIds: [room, gone],
      })
      const record = async (path: string) => (await send(shop, `GET /api/${path}`)).body
      expect(body).toEqual({
        products: [await record(`products/${table}`), await record(`products/${sofa}`)],
        collections: [await record(`collections/${room}`)],
      })
    })

    test.each(queries)('%s accepts no ids and as many as a saved list holds', async (call) => {
      for (const payload of [{}, { productIds: [], collectionIds: [] }]) {
        const { status, body } = await send(shop, call, payload)
        expect([status, Object.values(body)]).toEqual([200, [[], []]])
      }
      const many = Array.from({ length: limits.linesMaximum }, newId)
      expect(await send(shop, call, { productIds: [...many.slice(1), sofa], collectionIds: many })).toMatchObject({ status: 200 })
    })

    test.each(queries)('%s rejects more ids than a saved list holds', async (call) => {
      const many = Array.from({ length: limits.linesMaximum + 1 }, () => sofa)
      const message = 'At most 500 ids can be asked for at once.'
      expect(await send(shop, call, { productIds: many })).toMatchObject({ status: 400, body: { message } })
      expect(await send(shop, call, { productIds: Array.from({ length: 70_000 }, () => sofa) })).toMatchObject({ status: 413 })
      expect(await send(shop, call, { productIds: [5] })).toMatchObject({ status: 400 })
    })
  })
})
