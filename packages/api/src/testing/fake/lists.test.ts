import { describe, expect, it } from 'vitest'
import { createCollection, createProducts, createSignUp, createUser, testId, testPassword } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'
import type { FakeSeed } from './state.ts'

const [itemId, otherId] = [testId('product', 1), testId('product', 2)]
const ada = createUser()

const open = (seed: FakeSeed = {}) =>
  createCheckedFake({
    products: createProducts(2),
    collections: [createCollection()],
    accounts: [{ user: ada, password: testPassword }],
    ...seed,
  })

const asGuest = { anonymousId: testId('guest') }

describe('the cart of the fake', () => {
  it('an identified guest can add, change and remove lines and clear the cart', async () => {
    const { cart } = open(asGuest).client
    await cart.add({ body: { itemId, itemType: 'Product', quantity: 2 } })
    await cart.add({ body: { itemId, itemType: 'Product', quantity: 1 } })
    await cart.add({ body: { itemId: testId('collection'), itemType: 'Collection', quantity: 1 } })
    const { cart: lines } = await cart.list()
    expect(lines.map(({ item, itemType, quantity }) => [item, itemType, quantity])).toEqual([
      [itemId, 'Product', 3],
      [testId('collection'), 'Collection', 1],
    ])
    await cart.updateQuantity({ body: { itemId, itemType: 'Product', quantity: 0 } })
    expect((await cart.list()).cart).toHaveLength(1)
    await cart.remove({ body: { itemId: testId('collection'), itemType: 'Collection' } })
    await cart.add({ body: { itemId, itemType: 'Product', quantity: 1 } })
    await cart.clear()
    expect(await cart.list()).toEqual({ cart: [] })
  })

  it('a signed-out visitor without a guest identifier has neither a cart nor a wishlist', async () => {
    const { cart, wishlist } = open().client
    await expect(cart.list()).rejects.toMatchObject({ status: 401, serverMessage: 'Please log in first.' })
    await expect(wishlist.clear()).rejects.toMatchObject({ status: 401 })
  })

  it('rejects a cart line for an item that is not in the catalogue', async () => {
    const { cart } = open(asGuest).client
    const body = { itemId: testId('product', 9), itemType: 'Product', quantity: 1 }
    await expect(cart.add({ body })).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Product not found.',
    })
  })

  it("rejects a request without an item type with the specification's message", async () => {
    const { cart } = open(asGuest).client
    await expect(cart.remove({ body: { itemId, itemType: '' } })).rejects.toMatchObject({
      status: 422,
      serverMessage: 'Item type (Product/Collection) is required to remove from cart.',
      issues: [{ path: 'itemType', message: 'Item type (Product/Collection) is required to remove from cart.' }],
    })
  })
})

describe('requests about the lines stored in a browser', () => {
  const body = {
    productIds: [itemId, testId('product', 9), 'nonsense'],
    collectionIds: [testId('collection')],
  }

  it('checkExistence lists only the items that exist, and needs no session', async () => {
    expect(await open().client.cart.checkExistence({ body })).toEqual({
      existingProductIds: [itemId],
      existingCollectionIds: [testId('collection')],
    })
  })

  it('detailsByIds returns the records of the items that exist', async () => {
    const { products, collections } = await open().client.cart.detailsByIds({ body })
    expect([...products, ...collections].map(({ _id }) => _id)).toEqual([itemId, testId('collection')])
  })
})

describe('the wishlist of the fake', () => {
  it('the wishlist of an identified guest has each item once, and each change returns the new entries', async () => {
    const { wishlist } = open(asGuest).client
    await wishlist.add({ body: { itemId, itemType: 'Product' } })
    const added = await wishlist.add({ body: { itemId, itemType: 'Product' } })
    expect(added.wishlist.map(({ item }) => item)).toEqual([itemId])
    expect(await wishlist.list()).toEqual(added)
    expect(await wishlist.remove({ body: { itemId, itemType: 'Product' } })).toEqual({ wishlist: [] })
    await wishlist.add({ body: { itemId, itemType: 'Product' } })
    expect(await wishlist.clear()).toEqual({ wishlist: [] })
  })
})

describe('saved lists after a login or a sign-up', () => {
  it("on login a guest's cart and wishlist move into the account, quantities add up, and no line is duplicated", async () => {
    const { client } = open(asGuest)
    const logIn = () => client.auth.logIn({ body: { email: ada.email, password: testPassword } })
    await client.cart.add({ body: { itemId, itemType: 'Product', quantity: 2 } })
    await client.wishlist.add({ body: { itemId, itemType: 'Product' } })
    await logIn()
    await client.auth.logOut()
    await client.cart.add({ body: { itemId, itemType: 'Product', quantity: 1 } })
    await client.cart.add({ body: { itemId: otherId, itemType: 'Product', quantity: 1 } })
    await client.wishlist.add({ body: { itemId, itemType: 'Product' } })
    await logIn()
    await logIn()
    const { cart } = await client.cart.list()
    expect(cart.map(({ item, quantity }) => [item, quantity])).toEqual([
      [itemId, 3],
      [otherId, 1],
    ])
    expect((await client.wishlist.list()).wishlist).toHaveLength(1)
  })

  it("on sign-up a guest's cart moves into the new account by the guest identifier in the request", async () => {
    const { client, state } = open(asGuest)
    await client.cart.add({ body: { itemId, itemType: 'Product', quantity: 2 } })
    state.anonymousId = null
    await client.auth.signUp({ body: createSignUp(asGuest) })
    expect((await client.cart.list()).cart.map(({ quantity }) => quantity)).toEqual([2])
  })
})
