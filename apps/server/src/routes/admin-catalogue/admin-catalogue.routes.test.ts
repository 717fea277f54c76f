import { randomUUID } from 'node:crypto'
import type { AdminChange, Collection, Image, Product, ProductPage } from '@shop/api'
import { createCollectionPayload, createProductPayload } from '@shop/api/testing'
import type { Visibility } from '@shop/domain'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { createEncoder } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { drawPicture } from '../../media/testing/pictures.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'

describeDatabases('the catalogue endpoints for admins', (open) => {
  const store = createMemoryStore()
  const shop = useTestShop(open, undefined, { mediaStore: store, media: createMedia(store, createEncoder()) })
  let admin = ''
  let customer = ''
  const call = async <Body = { message: string }>(text: string, payload?: object) =>
    (await send(shop, text, payload, admin)).body as Body
  const status = async (address: string) => (await shop.app.inject(`/api/${address}`)).statusCode
  const read = async <Body>(path: string) => (await send(shop, `GET /api/${path}`)).body as Body
  const names = async (query = '') => (await read<ProductPage>(`products${query}`)).products.map(({ name }) => name)
  const image = async (seed: number) => {
    const bytes = await drawPicture({ width: 40, height: 30 }, seed).png().toBuffer()
    return { url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const, alt: 'A sofa' }
  }
  const addProduct = (fields: Parameters<typeof createProductPayload>[0]) =>
    call<Product>('POST /api/admin/operations/addProduct', createProductPayload({ images: [], ...fields }))
  const addCollection = async (fields: Parameters<typeof createCollectionPayload>[0]) =>
    call<Collection>(
      'POST /api/admin/operations/addCollection',
      createCollectionPayload({ coverImage: await image(99), ...fields }),
    )
  const has = ({ public_id: publicId }: Image) => store.files.has(`${publicId}.json`)

  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin')).cookie
    customer = (await signIn(shop.database, 'customer')).cookie
  })
  beforeEach(async () => {
    await shop.database.pool.query('delete from products; delete from collections; delete from admin_changes')
  })

  describe('a deleted product', () => {
    test('a deleted product is nowhere in the shop and comes back with its place, pictures and links', async () => {
      await addProduct({ name: 'Older' })
      const sofa = await addProduct({ name: 'Kalamazoo', material: 'Bubinga', images: [await image(1), await image(2)] })
      await addProduct({ name: 'Newer' })
      const room = await addCollection({ name: 'Room', productIds: [sofa._id] })
      await send(shop, 'PUT /api/cart/add', { itemId: sofa._id, itemType: 'Product', quantity: 2 }, customer)
      const cart = async () => (await send(shop, 'GET /api/cart', undefined, customer)).body['cart'] as unknown[]
      const existing = async () =>
        (await send(shop, 'POST /api/cart/check-existence', { productIds: [sofa._id], collectionIds: [] })).body
      const before = await read<Product>(`products/${sofa._id}`)

      await call(`DELETE /api/admin/operations/delProduct/${sofa._id}`)
      expect(await names()).toEqual(['Newer', 'Older'])
      expect([await status(`products/${sofa._id}`), await names('?search=kalamazo')]).toEqual([404, []])
      expect(await read('products/count')).toEqual({ totalProducts: 2 })
      expect(await read('materials')).toEqual({ materials: expect.not.arrayContaining(['Bubinga']) })
      expect((await read<Collection>(`collections/${room._id}`)).productIds).toEqual([])
      expect(await existing()).toEqual({ existingProductIds: [], existingCollectionIds: [] })
      expect(await cart()).toHaveLength(1)
      expect(sofa.images.map(has)).toEqual([true, true])

      const restored = await call<Product>(`POST /api/admin/operations/restoreProduct/${sofa._id}`)
      expect(restored).toEqual({ ...before, visibility: 'public', updatedAt: restored.updatedAt })
      expect(restored.updatedAt > before.updatedAt).toBe(true)
      expect(await read(`products/${sofa._id}`)).toEqual({ ...before, updatedAt: restored.updatedAt })
      expect(await names()).toEqual(['Newer', 'Kalamazoo', 'Older'])
      expect((await read<Collection>(`collections/${room._id}`)).productIds.map(({ name }) => name)).toEqual(['Kalamazoo'])
      expect(await existing()).toEqual({ existingProductIds: [sofa._id], existingCollectionIds: [] })
      const { changes } = await call<{ changes: AdminChange[] }>('GET /api/admin/overview')
      expect(changes.slice(0, 2).map(({ action, name }) => `${action} ${name}`)).toEqual([
        'restored Kalamazoo',
        'deleted Kalamazoo',
      ])
    })

    test('a product is restored once, and a form that was open meanwhile cannot overwrite it', async () => {
      const { _id, updatedAt } = await addProduct({ name: 'Sofa' })
      await call(`DELETE /api/admin/operations/delProduct/${_id}`)
      const update = () =>
        send(
          shop,
          `PUT /api/admin/operations/updateProduct/${_id}`,
          { ...createProductPayload({ images: [] }), updatedAt },
          admin,
        )
      expect((await update()).status).toBe(404)
      const restored = await call(`POST /api/admin/operations/restoreProduct/${_id}`)
      expect(await call(`POST /api/admin/operations/restoreProduct/${_id}`)).toEqual(restored)
      expect((await update()).status).toBe(409)
    })

    test('saving a collection leaves the link of a deleted product, so that restoring it brings it back', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa' }), await addProduct({ name: 'Chair' })]
      const room = await addCollection({ productIds: [sofa._id, chair._id] })
      await call(`DELETE /api/admin/operations/delProduct/${sofa._id}`)
      const { url, public_id } = room.coverImage as Image
      const payload = createCollectionPayload({ productIds: [chair._id], coverImage: { url, public_id } })
      expect((await send(shop, `PUT /api/admin/operations/updateCollection/${room._id}`, payload, admin)).status).toBe(200)
      const restored = await call<Product>(`POST /api/admin/operations/restoreProduct/${sofa._id}`)
      expect(restored.collectionId?._id).toBe(room._id)
    })

    test('a restored product is found by the name that its collection was given meanwhile', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa' }), await addProduct({ name: 'Chair' })]
      const room = await addCollection({ name: 'Ikoyi Suite', productIds: [sofa._id, chair._id] })
      await call(`DELETE /api/admin/operations/delProduct/${sofa._id}`)
      const { url, public_id } = room.coverImage as Image
      const payload = createCollectionPayload({ name: 'Zanzibar', productIds: [chair._id], coverImage: { url, public_id } })
      await call(`PUT /api/admin/operations/updateCollection/${room._id}`, payload)
      await call(`POST /api/admin/operations/restoreProduct/${sofa._id}`)
      expect([await names('?search=zanzibar'), await names('?search=ikoyi')]).toEqual([['Chair', 'Sofa'], []])
    })

    test('a restored product has its import key again, unless an import has used it for another', async () => {
      const keyOf = async (id: string) =>
        (await shop.database.pool.query('select import_key from products where id = $1', [id])).rows[0].import_key
      const [kept, taken, other] = [await addProduct({}), await addProduct({}), await addProduct({})]
      const set = (id: string, key: string) =>
        shop.database.pool.query('update products set import_key = $2 where id = $1', [id, key])
      await set(kept._id, 'kept')
      await set(taken._id, 'taken')
      for (const { _id } of [kept, taken]) await call(`DELETE /api/admin/operations/delProduct/${_id}`)
      await set(other._id, 'taken')
      for (const { _id } of [kept, taken]) await call(`POST /api/admin/operations/restoreProduct/${_id}`)
      expect([await keyOf(kept._id), await keyOf(taken._id), await keyOf(other._id)]).toEqual(['kept', null, 'taken'])
    })

    test('a product that was deleted more than a day ago is removed with its pictures', async () => {
      const sofa = await addProduct({ images: [await image(3)] })
      const chair = await addProduct({ images: [await image(4)] })
      for (const { _id } of [sofa, chair]) await call(`DELETE /api/admin/operations/delProduct/${_id}`)
      await shop.database.pool.query("update products set deleted_at = now() - interval '25 hours' where id = $1", [sofa._id])
      expect(await shop.app.purgeDeletedItems()).toBe(1)
      expect([...sofa.images, ...chair.images].map(has)).toEqual([false, true])
      expect(await call(`POST /api/admin/operations/restoreProduct/${sofa._id}`)).toEqual({ message: 'Product not found.' })
      expect((await call<Product>(`POST /api/admin/operations/restoreProduct/${chair._id}`))._id).toBe(chair._id)
    })
  })

  describe('drafts and hidden items', () => {
    const adminNames = async (query = '') =>
      (await call<ProductPage>(`GET /api/admin/products${query}`)).products.map(({ name }) => name)
    const stateOf = ({ _id, updatedAt, price, isPromo, discountedPrice }: Product) => ({
      _id,
      updatedAt,
      price,
      isPromo,
      discountedPrice,
      visibility: 'public' as const,
      isDeleted: false,
    })
    const change = (items: readonly object[], itemType = 'Product') =>
      send(shop, 'PUT /api/admin/operations/changeItems', { itemType, items }, admin)

    test('a draft is only seen by admins until it is published', async () => {
      const draft = await call<Product>('POST /api/admin/operations/addProduct', {
        ...createProductPayload({ name: 'Draft', images: [] }),
        visibility: 'draft',
      })
      const room = await addCollection({ productIds: [draft._id] })
      expect([draft.visibility, await status(`products/${draft._id}`), await names()]).toEqual(['draft', 404, []])
      expect((await read<Collection>(`collections/${room._id}`)).productIds).toEqual([])
      const seen = await call<Collection>(`GET /api/admin/collections/${room._id}`)
      expect([seen.visibility, seen.productIds.map(({ name }) => name)]).toEqual(['public', ['Draft']])
      const loaded = await call<Product>(`GET /api/admin/products/${draft._id}`)
      expect([loaded.visibility, await adminNames('?visibility=draft'), await adminNames('?visibility=public')]).toEqual([
        'draft',
        ['Draft'],
        [],
      ])
      expect((await change([stateOf(loaded)])).status).toBe(200)
      expect(await read<Product>(`products/${draft._id}`)).not.toHaveProperty('visibility')
      expect(await names()).toEqual(['Draft'])
    })

    test('saving the form of a hidden product keeps it hidden', async () => {
      const sofa = await addProduct({ name: 'Sofa' })
      const hidden = await change([{ ...stateOf(sofa), visibility: 'hidden' }])
      expect([hidden.status, await names()]).toEqual([200, []])
      await call(`PUT /api/admin/operations/updateProduct/${sofa._id}`, createProductPayload({ name: 'Renamed', images: [] }))
      expect([await names(), await adminNames('?visibility=hidden')]).toEqual([[], ['Renamed']])
    })

    test('the filters of the tables find what items lack', async () => {
      await addProduct({ name: 'Bare', dimensions: null })
      await addProduct({
        name: 'Pictured',
        dimensions: { width: 200, depth: 90, height: 80 },
        images: [{ ...(await image(7)), alt: '' }],
      })
      expect(await adminNames('?lacks=pictures')).toEqual(['Bare'])
      expect(await adminNames('?lacks=measurements')).toEqual(['Bare'])
      expect(await adminNames('?lacks=alternative%20text')).toEqual(['Pictured'])
      expect(await adminNames('?search=pictured&lacks=pictures')).toEqual([])
      expect((await send(shop, 'GET /api/admin/products?lacks=soul', undefined, admin)).status).toBe(400)
    })

    test('a duplicate is a draft with the same values and pictures', async () => {
      const room = await addCollection({ productIds: [(await addProduct({}))._id] })
      const sofa = await addProduct({ name: 'Sofa', images: [await image(8)], collectionId: room._id })
      const copy = await call<Product>(`POST /api/admin/operations/duplicateProduct/${sofa._id}`)
      const { _id, createdAt, updatedAt } = copy
      expect(copy).toEqual({ ...sofa, _id, createdAt, updatedAt, name: 'Sofa (copy)', visibility: 'draft' })
      expect([_id === sofa._id, await status(`products/${_id}`)]).toEqual([false, 404])
    })

    test('a duplicate of a collection is a draft with its cover, and the products stay in the original', async () => {
      const sofa = await addProduct({ name: 'Sofa' })
      const room = await addCollection({ name: 'Room', productIds: [sofa._id] })
      const copy = await call<Collection>(`POST /api/admin/operations/duplicateCollection/${room._id}`)
      const { _id, createdAt, updatedAt } = copy
      expect(copy).toEqual({ ...room, _id, createdAt, updatedAt, name: 'Room (copy)', productIds: [], visibility: 'draft' })
      expect([_id === room._id, await status(`collections/${_id}`)]).toEqual([false, 404])
      expect((await read<Product>(`products/${sofa._id}`)).collectionId).toEqual({ _id: room._id, name: 'Room' })
    })

    test.each(['Product', 'Collection'] as const)('a %s is copied once under the id of the request', async (itemType) => {
      const sofa = await addProduct({ name: 'Sofa' })
      const original = itemType === 'Product' ? sofa : await addCollection({ name: 'Room', productIds: [sofa._id] })
      const copyId = randomUUID()
      const duplicate = () =>
        send(
          shop,
          `POST /api/admin/operations/duplicate${itemType}/${original._id}?copyId=${copyId.toUpperCase()}`,
          undefined,
          admin,
        )
      const first = await duplicate()
      expect(first).toMatchObject({ status: 200, body: { _id: copyId, name: `${original.name} (copy)` } })
      expect(await duplicate()).toMatchObject({ status: 200, body: first.body })
      const { rows } = await shop.database.pool.query("select 1 from admin_changes where name like '%(copy)'")
      expect(rows).toHaveLength(1)
      await call(`DELETE /api/admin/operations/del${itemType}/${original._id}`)
      expect(await duplicate()).toMatchObject({ status: 200, body: { _id: copyId } })
      await call(`DELETE /api/admin/operations/del${itemType}/${copyId}`)
      expect(await duplicate()).toMatchObject({ status: 409 })
    })

    test('a copy has no id that is no UUID', async () => {
      const { _id } = await addProduct({})
      const response = await send(shop, `POST /api/admin/operations/duplicateProduct/${_id}?copyId=1`, undefined, admin)
      expect(response).toMatchObject({ status: 400, body: { message: 'copyId must be an id.' } })
    })

    test('several items are changed together, and the previous values undo it', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa', price: 1000 }), await addProduct({ name: 'Chair', price: 500 })]
      const changed = await change([
        { ...stateOf(sofa), price: 1100, isPromo: true, discountedPrice: 900 },
        { ...stateOf(chair), isDeleted: true },
      ])
      expect(await names()).toEqual(['Sofa'])
      expect(await read(`products/${sofa._id}`)).toMatchObject({ price: 1100, isPromo: true, discountedPrice: 900 })
      const versions = new Map((changed.body['items'] as Product[]).map(({ _id, updatedAt }) => [_id, updatedAt]))
      const undone = await change([sofa, chair].map((item) => ({ ...stateOf(item), updatedAt: versions.get(item._id) })))
      expect([undone.status, await names()]).toEqual([200, ['Chair', 'Sofa']])
      expect(await read(`products/${sofa._id}`)).toMatchObject({ price: 1000, isPromo: false, discountedPrice: null })
    })

    test('a change of several items does not restore one that was deleted meanwhile', async () => {
      const sofa = await addProduct({ name: 'Sofa', price: 1000 })
      await call(`DELETE /api/admin/operations/delProduct/${sofa._id}`)
      expect((await change([{ ...stateOf(sofa), price: 1100 }])).status).toBe(409)
      expect(await names()).toEqual([])
    })

    test('a change and its undoing that are sent again after a lost response are accepted, and stored once', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa', price: 1000 }), await addProduct({ name: 'Chair', price: 500 })]
      const request = [
        { ...stateOf(sofa), price: 1100 },
        { ...stateOf(chair), isDeleted: true },
      ]
      const changed = await change(request)
      expect((await change(request)).body).toEqual(changed.body)
      const versions = new Map((changed.body['items'] as Product[]).map(({ _id, updatedAt }) => [_id, updatedAt]))
      const undo = [sofa, chair].map((item) => ({ ...stateOf(item), updatedAt: versions.get(item._id) }))
      const undone = await change(undo)
      expect((await change(undo)).body).toEqual(undone.body)
      const { changes } = await call<{ changes: AdminChange[] }>('GET /api/admin/overview')
      expect(changes.map(({ action }) => action)).toEqual(['changed', 'restored', 'changed', 'deleted', 'added', 'added'])
      expect((await change([{ ...stateOf(sofa), price: 1200 }])).status).toBe(409)
      expect(await read(`products/${sofa._id}`)).toMatchObject({ price: 1000 })
    })

    test('nothing is changed when one of several items has changed meanwhile or gets an invalid price', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa', price: 1000 }), await addProduct({ name: 'Chair', price: 500 })]
      const old = { ...stateOf(chair), updatedAt: '2020-01-01T00:00:00.000Z' }
      const message = 'Another admin has changed this product. Load it again before you save.'
      expect(await change([{ ...stateOf(sofa), price: 1 }, old])).toMatchObject({
        status: 409,
        body: { message, issues: [{ path: 'items.1.updatedAt', message }] },
      })
      expect(
        (
          await change([
            { ...stateOf(sofa), price: 1 },
            { ...stateOf(chair), price: -1 },
          ])
        ).status,
      ).toBe(422)
      expect(await change([{ ...stateOf(sofa), isPromo: true, discountedPrice: 2000 }])).toMatchObject({
        status: 422,
        body: { message: 'Discounted price must be less than the original price.' },
      })
      expect(await read(`products/${sofa._id}`)).toEqual({ ...sofa, visibility: undefined })
    })

    test('a collection is hidden like a product', async () => {
      const room = await addCollection({ productIds: [(await addProduct({ name: 'Sofa' }))._id] })
      const { _id, updatedAt, price, isPromo, discountedPrice } = room
      const state = { _id, updatedAt, price, isPromo, discountedPrice, visibility: 'hidden', isDeleted: false }
      expect((await change([state], 'Collection')).status).toBe(200)
      expect(await status(`collections/${_id}`)).toBe(404)
      const { changes } = await call<{ changes: AdminChange[] }>('GET /api/admin/overview')
      expect(changes[0]).toMatchObject({ action: 'hidden', subject: 'Collection', subjectId: _id })
    })
  })

  test('shoppers find no product by the name of a collection that they do not see', async () => {
    const sofa = await addProduct({ name: 'Sofa' })
    const found = () => names('?search=kalamazoo')
    const room = await call<Collection>('POST /api/admin/operations/addCollection', {
      ...createCollectionPayload({ name: 'Kalamazoo', productIds: [sofa._id], coverImage: await image(98) }),
      visibility: 'draft',
    })
    expect(await found()).toEqual([])
    const show = async (visibility: Visibility) => {
      const { _id, updatedAt, price, isPromo, discountedPrice } = await call<Collection>(`GET /api/admin/collections/${room._id}`)
      const item = { _id, updatedAt, price, isPromo, discountedPrice, visibility, isDeleted: false }
      await call('PUT /api/admin/operations/changeItems', { itemType: 'Collection', items: [item] })
    }
    await show('public')
    expect(await found()).toEqual(['Sofa'])
    await show('hidden')
    expect(await found()).toEqual([])
    await show('public')
    await call(`DELETE /api/admin/operations/delCollection/${room._id}`)
    expect(await found()).toEqual([])
    await call(`POST /api/admin/operations/restoreCollection/${room._id}`)
    expect(await found()).toEqual(['Sofa'])
  })

  describe('a deleted collection', () => {
    test('a deleted collection comes back with its cover and the products that have joined no other', async () => {
      const [sofa, chair] = [await addProduct({ name: 'Sofa' }), await addProduct({ name: 'Chair' })]
      const room = await addCollection({ name: 'Room', productIds: [sofa._id, chair._id], coverImage: await image(5) })
      const before = await read<Product>(`products/${sofa._id}`)
      await call(`DELETE /api/admin/operations/delCollection/${room._id}`)
      expect([await status(`collections/${room._id}`), await status(`products/${sofa._id}`)]).toEqual([404, 200])
      const alone = await read<Product>(`products/${sofa._id}`)
      expect([alone.collectionId, alone.updatedAt > before.updatedAt]).toEqual([null, true])
      const other = await addCollection({ name: 'Other', productIds: [chair._id] })

      const restored = await call<Collection>(`POST /api/admin/operations/restoreCollection/${room._id}`)
      expect([restored.productIds.map(({ name }) => name), restored.coverImage]).toEqual([['Sofa'], room.coverImage])
      expect((await read<Product>(`products/${chair._id}`)).collectionId?._id).toBe(other._id)
    })

    test('a collection that was deleted more than a day ago is removed with its cover, and its products stay', async () => {
      const sofa = await addProduct({ name: 'Sofa' })
      const room = await addCollection({ productIds: [sofa._id], coverImage: await image(6) })
      await call(`DELETE /api/admin/operations/delCollection/${room._id}`)
      await shop.database.pool.query("update collections set deleted_at = now() - interval '25 hours'")
      expect(await shop.app.purgeDeletedItems()).toBe(1)
      expect([has(room.coverImage as Image), await status(`products/${sofa._id}`)]).toEqual([false, 200])
      expect(await call(`POST /api/admin/operations/restoreCollection/${room._id}`)).toEqual({ message: 'Collection not found.' })
    })
  })
})
