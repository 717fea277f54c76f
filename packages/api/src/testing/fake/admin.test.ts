import { describe, expect, it } from 'vitest'
import {
  createAdmin,
  createCollection,
  createCollectionPayload,
  createImage,
  createProductPayload,
  createProducts,
  createUser,
  testId,
  testPassword,
} from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

const open = (signedIn: string | null = createAdmin()._id) =>
  createCheckedFake({
    products: createProducts(2),
    collections: [createCollection()],
    accounts: [
      { user: createAdmin(), password: testPassword },
      { user: createUser(), password: testPassword },
    ],
    ...(signedIn && { signedIn }),
  })

const params = { id: testId('product', 1) }
const room = { id: testId('collection', 1) }

describe('admin endpoints of the fake', () => {
  it.each([
    [null, 401],
    [createUser()._id, 403],
  ])('every admin endpoint of the fake rejects the user %s with status %d', async (signedIn, status) => {
    const { admin } = open(signedIn).client
    const body = createProductPayload()
    const room_ = createCollectionPayload()
    const attempts = [
      admin.addProduct({ body }),
      admin.updateProduct({ params, body }),
      admin.deleteProduct({ params }),
      admin.addCollection({ body: room_ }),
      admin.updateCollection({ params: room, body: room_ }),
      admin.deleteCollection({ params: room }),
    ]
    const failures = await Promise.all(attempts.map((attempt) => attempt.catch((error: unknown) => error)))
    expect(failures.map((failure) => (failure as { status?: number }).status)).toEqual(Array(6).fill(status))
  })
})

describe('copies of the fake', () => {
  const copyId = '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d'

  it('a product is copied once under the id of the request', async () => {
    const { client } = open()
    const copy = await client.adminCatalogue.duplicateProduct({ params, query: { copyId } })
    expect(copy).toMatchObject({ _id: copyId, name: 'Sofa 1 (copy)' })
    expect(await client.adminCatalogue.duplicateProduct({ params, query: { copyId } })).toEqual(copy)
    expect((await client.adminCatalogue.products()).total).toBe(3)
  })

  it('a collection is copied once under the id of the request', async () => {
    const { client } = open()
    const copy = await client.adminCatalogue.duplicateCollection({ params: room, query: { copyId } })
    expect(copy).toMatchObject({ _id: copyId, name: 'Collection 1 (copy)' })
    expect(await client.adminCatalogue.duplicateCollection({ params: room, query: { copyId } })).toEqual(copy)
    expect((await client.adminCatalogue.collections()).total).toBe(2)
  })
})

describe('products of the fake', () => {
  it('an added product is the newest of the list and belongs to its collection', async () => {
    const { client } = open()
    const added = await client.admin.addProduct({ body: createProductPayload({ collectionId: room.id }) })
    expect(added).toMatchObject({
      name: 'Eko Three-Seater',
      collectionId: { _id: room.id, name: 'Collection 1' },
      images: [{ url: 'data:image/png;base64,iVBORw0KGgo=', alt: '' }],
    })
    expect((await client.catalogue.products()).products[0]).toEqual(added)
    expect((await client.catalogue.collection({ params: room })).productIds.map(({ _id }) => _id)).toEqual([
      testId('product', 1),
      added._id,
    ])
  })

  it('adds a product once under the id of its form, even when it was deleted', async () => {
    const { client } = open()
    const id = '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d'
    const body = { ...createProductPayload(), id }
    expect(await client.admin.addProduct({ body })).toMatchObject({ _id: id })
    const rejected = {
      status: 409,
      serverMessage: 'This product was added before. Look for it among the products before you add it again.',
    }
    await expect(client.admin.addProduct({ body })).rejects.toMatchObject(rejected)
    await client.admin.deleteProduct({ params: { id } })
    await expect(client.admin.addProduct({ body })).rejects.toMatchObject(rejected)
    await expect(client.admin.addProduct({ body: { ...body, id: '1' } })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'id', message: 'The id must be a UUID.' }],
    })
  })

  it('a saved product has the same id, keeps its stored images and leaves its collection', async () => {
    const { client } = open()
    const images = [{ ...createImage(), alt: 'Seen from the left' }]
    const saved = await client.admin.updateProduct({ params, body: createProductPayload({ images }) })
    expect(saved).toMatchObject({ _id: params.id, collectionId: null, images })
    expect(await client.catalogue.product({ params })).toEqual(saved)
    expect(await client.catalogue.productCount()).toEqual({ totalProducts: 2 })
  })

  it('rejects saving a product when a newer version has been stored since the form was loaded', async () => {
    const { client } = open()
    const { updatedAt } = await client.catalogue.product({ params })
    const body = { ...createProductPayload(), updatedAt }
    const saved = await client.admin.updateProduct({ params, body })
    await expect(client.admin.updateProduct({ params, body })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'Another admin has changed this product. Load it again before you save.',
    })
    expect(await client.catalogue.product({ params })).toEqual(saved)
  })

  it('rejects a product with a stored image that does not exist', async () => {
    const images = [{ url: '/media/x-1280.jpg', public_id: 'x' }]
    await expect(open().client.admin.addProduct({ body: createProductPayload({ images }) })).rejects.toMatchObject({
      status: 422,
      serverMessage: 'A stored image is unknown.',
    })
  })

  it('rejects an invalid product with the messages of the form', async () => {
    const body = createProductPayload({ isPromo: true, discountedPrice: 2_000_000 })
    await expect(open().client.admin.addProduct({ body })).rejects.toMatchObject({
      status: 422,
      serverMessage: 'Discounted price must be less than the original price.',
      issues: [{ path: 'discountedPrice', message: 'Discounted price must be less than the original price.' }],
    })
  })

  it('a deleted product is removed from its collection too', async () => {
    const { client } = open()
    await client.admin.deleteProduct({ params })
    await expect(client.catalogue.product({ params })).rejects.toMatchObject({ status: 404 })
    expect((await client.catalogue.collection({ params: room })).productIds).toEqual([])
    await expect(client.admin.deleteProduct({ params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('collections of the fake', () => {
  it('adding a collection moves its products out of their previous collection', async () => {
    const { client } = open()
    const added = await client.admin.addCollection({ body: createCollectionPayload() })
    expect(added.productIds.map(({ name }) => name)).toEqual(['Sofa 1'])
    expect((await client.catalogue.product({ params })).collectionId).toEqual({
      _id: added._id,
      name: added.name,
    })
    // A product belongs to one collection at most: it has left the previous one.
    expect((await client.catalogue.collection({ params: room })).productIds).toEqual([])
  })

  it('gives products that join or leave a new version, and the collection that loses one', async () => {
    const { client } = open()
    const versions = async () => {
      const { products } = await client.catalogue.products()
      const { collections } = await client.catalogue.collections()
      return new Map([...products, ...collections].map(({ _id, updatedAt }) => [_id, updatedAt]))
    }
    const changedBy = async (save: () => Promise<unknown>) => {
      const before = await versions()
      await save()
      const after = await versions()
      return new Set([...after.keys()].filter((id) => after.get(id) !== before.get(id)))
    }
    const id = '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d'
    const [first, second] = [testId('product', 1), testId('product', 2)]
    const add = { body: { ...createCollectionPayload({ productIds: [first] }), id } }
    expect(await changedBy(() => client.admin.addCollection(add))).toEqual(new Set([id, first, room.id]))
    const update = { params: { id }, body: createCollectionPayload({ productIds: [second] }) }
    expect(await changedBy(() => client.admin.updateCollection(update))).toEqual(new Set([id, first, second]))
    const product = { params: { id: second }, body: createProductPayload({ collectionId: room.id }) }
    expect(await changedBy(() => client.admin.updateProduct(product))).toEqual(new Set([second, id, room.id]))
  })

  it('adds a collection once under the id of its form', async () => {
    const { client } = open()
    const body = { ...createCollectionPayload(), id: '2f9d3e44-6d1c-4b5a-9c62-7d3f0a1b2c3d' }
    expect(await client.admin.addCollection({ body })).toMatchObject({ _id: body.id })
    await expect(client.admin.addCollection({ body })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This collection was added before. Look for it among the collections before you add it again.',
    })
  })

  it('saving a collection replaces its products', async () => {
    const { client } = open()
    const body = createCollectionPayload({ productIds: [testId('product', 2)] })
    const saved = await client.admin.updateCollection({ params: room, body })
    expect(saved.productIds.map(({ name }) => name)).toEqual(['Sofa 2'])
    expect((await client.catalogue.product({ params })).collectionId).toBeNull()
  })

  it('rejects saving a collection when a newer version has been stored since the form was loaded', async () => {
    const { client } = open()
    const { updatedAt } = await client.catalogue.collection({ params: room })
    const body = { ...createCollectionPayload(), updatedAt }
    await client.admin.updateCollection({ params: room, body })
    await expect(client.admin.updateCollection({ params: room, body })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'Another admin has changed this collection. Load it again before you save.',
    })
  })

  it('rejects an edited collection without products with the message for edits', async () => {
    const body = createCollectionPayload({ productIds: [] })
    await expect(open().client.admin.updateCollection({ params: room, body })).rejects.toMatchObject({
      serverMessage: 'At least one product must be selected for the collection.',
    })
  })

  it('deleting a collection does not delete its products', async () => {
    const { client } = open()
    await client.admin.deleteCollection({ params: room })
    await expect(client.catalogue.collection({ params: room })).rejects.toMatchObject({ status: 404 })
    expect((await client.catalogue.product({ params })).collectionId).toBeNull()
  })
})
