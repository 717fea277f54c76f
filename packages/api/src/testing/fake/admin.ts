import { signIn } from './accounts.ts'
import { authCalls } from './auth.ts'
import type { FakeGroup } from './calls.ts'
import { findCollection, findProduct } from './catalogue.ts'
import { FakeFailure } from './failure.ts'
import { releaseMembers, saveCollection, saveProduct } from './saved-items.ts'

/** The back office. */
export const adminCalls: FakeGroup<'admin'> = {
  logIn: (state, { body: { email, password } }) => {
    const before = state.signedIn
    const user = signIn(state, email, password)
    if (user.role === 'admin') return user
    state.signedIn = before
    throw new FakeFailure(403, 'This account is no admin.')
  },
  logOut: authCalls.logOut,
  addProduct: (state, { body }) => saveProduct(state, body),
  updateProduct: (state, { params, body }) => saveProduct(state, body, findProduct(state, params.id)),
  deleteProduct: (state, { params }) => {
    const { _id: removed } = findProduct(state, params.id)
    state.products = state.products.filter(({ _id }) => _id !== removed)
    state.membership.delete(removed)
    return { message: 'Product deleted' }
  },
  addCollection: (state, { body }) => saveCollection(state, body),
  updateCollection: (state, { params, body }) =>
    saveCollection(state, body, findCollection(state, params.id)),
  deleteCollection: (state, { params }) => {
    const { _id: removed } = findCollection(state, params.id)
    state.collections = state.collections.filter(({ _id }) => _id !== removed)
    releaseMembers(state, removed)
    return { message: 'Collection deleted' }
  },
}
