import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { detailSentences, fullSentence, isId, limits } from '@shop/domain'
import type { ItemKey, ItemType } from '@shop/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isViolation } from '../../db/violations.ts'
import { HttpError } from '../../http-error.ts'
import { signedOut } from '../../plugins/identity.ts'
import { keyOf } from '../../plugins/repeated-requests.ts'
import type { CatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import { registerEndpoints } from '../register-endpoints.ts'
import type { ListOwner, SavedListsRepository } from '../../saved-lists/saved-lists.repository.ts'

/** The dependencies of the cart and wishlist endpoints. */
export interface SavedListsRoutesOptions {
  readonly lists: SavedListsRepository
  readonly catalogue: Pick<CatalogueRepository, 'findProducts' | 'findCollections'>
}

/** The message when an item to add does not exist. */
const notFound: Readonly<Record<ItemType, string>> = {
  Product: detailSentences.productNotFound,
  Collection: detailSentences.collectionNotFound,
}

/** The endpoints of cart and wishlist, for customers and for guests with an identifier. */
export async function savedListsRoutes(app: FastifyInstance, { lists, catalogue }: SavedListsRoutesOptions): Promise<void> {
  const cartOf = async (owner: ListOwner) => ({ cart: await lists.cart(owner) })
  const wishlistOf = async (owner: ListOwner) => ({ wishlist: await lists.wishlist(owner) })

  /** Rejects an item that does not exist. Items deleted after they were added stay in lists. */
  async function ensureItem(key: ItemKey): Promise<void> {
    if (!isId(key.item) || !(await lists.hasItem(key))) throw new HttpError(404, notFound[key.itemType])
  }

  async function existing(itemType: ItemType, ids: readonly string[]): Promise<string[]> {
    const requested = distinctIds(ids)
    const found = await lists.existing(itemType, requested)
    return requested.filter((id) => found.has(id.toLowerCase()))
  }

  registerEndpoints(
    app,
    contract.cart,
    contractSchemas.cart,
    {
      list: ({ request }) => cartOf(ownerOf(request)),

      async add({ request, body: { itemId: item, itemType, quantity } }) {
        const owner = ownerOf(request)
        await ensureItem({ item, itemType })
        ensureRoom(await owned(lists.addLine(owner, { item, itemType }, quantity, keyOf(request))), 'cart')
        return cartOf(owner)
      },

      async remove({ request, body: { itemId: item, itemType } }) {
        const owner = ownerOf(request)
        if (isId(item)) await lists.removeLine(owner, { item, itemType })
        return cartOf(owner)
      },

      async updateQuantity({ request, body: { itemId: item, itemType, quantity } }) {
        const owner = ownerOf(request)
        const key = { item, itemType }
        if (isId(item)) {
          await (quantity < limits.quantityMinimum ? lists.removeLine(owner, key) : lists.setQuantity(owner, key, quantity))
        }
        return cartOf(owner)
      },

      async clear({ request }) {
        const owner = ownerOf(request)
        await lists.clearCart(owner)
        return cartOf(owner)
      },

      async checkExistence({ body: { productIds, collectionIds } }) {
        return {
          existingProductIds: await existing('Product', productIds),
          existingCollectionIds: await existing('Collection', collectionIds),
        }
      },

      async detailsByIds({ body: { productIds, collectionIds } }) {
        return {
          products: await catalogue.findProducts(distinctIds(inLowerCase(productIds))),
          collections: await catalogue.findCollections(distinctIds(inLowerCase(collectionIds))),
        }
      },
    },
    { tag: 'Cart', cached: false, queries: ['checkExistence', 'detailsByIds'] },
  )

  registerEndpoints(
    app,
    contract.wishlist,
    contractSchemas.wishlist,
    {
      list: ({ request }) => wishlistOf(ownerOf(request)),

      async add({ request, body: { itemId: item, itemType } }) {
        const owner = ownerOf(request)
        await ensureItem({ item, itemType })
        ensureRoom(await owned(lists.addEntry(owner, { item, itemType })), 'wishlist')
        return wishlistOf(owner)
      },

      async remove({ request, body: { itemId: item, itemType } }) {
        const owner = ownerOf(request)
        if (isId(item)) await lists.removeEntry(owner, { item, itemType })
        return wishlistOf(owner)
      },

      async clear({ request }) {
        const owner = ownerOf(request)
        await lists.clearWishlist(owner)
        return wishlistOf(owner)
      },
    },
    { tag: 'Wishlist', cached: false },
  )
}

/** The owner of the request's lists. Visitors and admins, who have no lists, were rejected before the handler. */
function ownerOf({ identity }: FastifyRequest): ListOwner {
  if (identity.kind === 'customer') return { kind: 'customer', userId: identity.user._id }
  if (identity.kind === 'guest') return { kind: 'guest', guestId: identity.anonymousId }
  throw signedOut()
}

/** Waits for a new line. Throws 401 when its account was deleted in the meantime. */
async function owned<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error: unknown) => {
    throw isViolation(error, 'foreign key') ? signedOut() : error
  })
}

function ensureRoom(isAdded: boolean, list: 'cart' | 'wishlist'): void {
  if (!isAdded) throw new HttpError(422, fullSentence(list))
}

/** The valid ids, each once. Invalid ones count as missing. */
function distinctIds(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isId))]
}

/** The ids as records have them. */
function inLowerCase(ids: readonly string[]): string[] {
  return ids.map((id) => id.toLowerCase())
}
