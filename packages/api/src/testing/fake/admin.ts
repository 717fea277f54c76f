import { changedMeanwhile } from '@shop/domain'
import type { ChangeAction, ItemType } from '@shop/domain'
import type { Collection, Product } from '../../schemas/types.ts'
import { findAccount, signIn, wrongCredentials } from './accounts.ts'
import { authEndpoints } from './auth.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { findCollection, findProduct } from './catalogue.ts'
import { FakeFailure } from './failure.ts'
import { nameOfAdmin } from './accounts.ts'
import { saveCollection, saveProduct } from './saved-items.ts'
import type { FakeState } from './state.ts'

/** Rejects a save when the record has changed since the form was loaded. */
function ensureVersion(item: { readonly updatedAt: string }, updatedAt: string | undefined, sentence: string): void {
  if (updatedAt !== undefined && updatedAt !== item.updatedAt) throw new FakeFailure(409, sentence)
}

/** Removes an item from its list and from the memberships, so that it can be restored. */
export function remove<Item extends Product | Collection>(state: FakeState, items: readonly Item[], id: string): Item[] {
  const place = items.findIndex(({ _id }) => _id === id)
  const memberships = [...state.membership].filter((pair) => pair.includes(id))
  for (const [product] of memberships) state.membership.delete(product)
  state.deleted.push({ item: items[place]!, place, memberships })
  return items.filter((_, index) => index !== place)
}

/** Records a change with the admin who made it, and returns the item. */
export function noted<Item extends Product | Collection>(
  state: FakeState,
  action: ChangeAction,
  subject: ItemType,
  item: Item,
): Item {
  const { _id: subjectId, name } = item
  state.changes.push({
    _id: state.nextId('change'),
    at: state.nextTime(),
    by: nameOfAdmin(state),
    action,
    subject,
    subjectId,
    name,
  })
  return item
}

/** The admin endpoints of the fake. */
export const adminEndpoints: FakeGroup<'admin'> = {
  logIn: (state, { body: { email, password } }) => {
    // A customer gets the same response as for a wrong password, so that it reveals nothing about the account.
    if (findAccount(state, email)?.user.role !== 'admin') throw wrongCredentials()
    return signIn(state, email, password)
  },
  logOut: authEndpoints.logOut,
  addProduct: (state, { body }) => noted(state, 'added', 'Product', saveProduct(state, body)),
  updateProduct: (state, { params, body: { updatedAt, ...payload } }) => {
    const old = findProduct(state, params.id)
    ensureVersion(old, updatedAt, changedMeanwhile.Product)
    return noted(state, 'changed', 'Product', saveProduct(state, payload, old))
  },
  deleteProduct: (state, { params }) => {
    const { _id: removed } = noted(state, 'deleted', 'Product', findProduct(state, params.id))
    state.products = remove(state, state.products, removed)
    return { message: 'Product deleted' }
  },
  addCollection: (state, { body }) => noted(state, 'added', 'Collection', saveCollection(state, body)),
  updateCollection: (state, { params, body: { updatedAt, ...payload } }) => {
    const old = findCollection(state, params.id)
    ensureVersion(old, updatedAt, changedMeanwhile.Collection)
    return noted(state, 'changed', 'Collection', saveCollection(state, payload, old))
  },
  deleteCollection: (state, { params }) => {
    const { _id: removed } = noted(state, 'deleted', 'Collection', findCollection(state, params.id))
    state.collections = remove(state, state.collections, removed)
    return { message: 'Collection deleted' }
  },
}
