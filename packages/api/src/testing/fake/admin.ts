import { changedMeanwhile } from '@shop/domain'
import { findAccount, signIn, wrongCredentials } from './accounts.ts'
import { authEndpoints } from './auth.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { findCollection, findProduct } from './catalogue.ts'
import { FakeFailure } from './failure.ts'
import { removeMembers, saveCollection, saveProduct } from './saved-items.ts'

/** Rejects a save when the record has changed since the form was loaded. */
function ensureVersion(item: { readonly updatedAt: string }, updatedAt: string | undefined, sentence: string): void {
  if (updatedAt !== undefined && updatedAt !== item.updatedAt) throw new FakeFailure(409, sentence)
}

/** The admin endpoints of the fake. */
export const adminEndpoints: FakeGroup<'admin'> = {
  logIn: (state, { body: { email, password } }) => {
    // A customer gets the same response as for a wrong password, so that it reveals nothing about the account.
    if (findAccount(state, email)?.user.role !== 'admin') throw wrongCredentials()
    return signIn(state, email, password)
  },
  logOut: authEndpoints.logOut,
  addProduct: (state, { body }) => saveProduct(state, body),
  updateProduct: (state, { params, body: { updatedAt, ...payload } }) => {
    const old = findProduct(state, params.id)
    ensureVersion(old, updatedAt, changedMeanwhile.product)
    return saveProduct(state, payload, old)
  },
  deleteProduct: (state, { params }) => {
    const { _id: removed } = findProduct(state, params.id)
    state.products = state.products.filter(({ _id }) => _id !== removed)
    state.membership.delete(removed)
    return { message: 'Product deleted' }
  },
  addCollection: (state, { body }) => saveCollection(state, body),
  updateCollection: (state, { params, body: { updatedAt, ...payload } }) => {
    const old = findCollection(state, params.id)
    ensureVersion(old, updatedAt, changedMeanwhile.collection)
    return saveCollection(state, payload, old)
  },
  deleteCollection: (state, { params }) => {
    const { _id: removed } = findCollection(state, params.id)
    state.collections = state.collections.filter(({ _id }) => _id !== removed)
    removeMembers(state, removed)
    return { message: 'Collection deleted' }
  },
}
