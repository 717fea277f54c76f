import { detailSentences, isInShopCategory, shopCategories, styles } from '@shop/domain'
import type { Image, Product } from '../../schemas/types.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { FakeFailure } from './failure.ts'
import { collectionFacets, isListed, matchingCollections, matchingProducts, pageOf, productFacets } from './lists.ts'
import { populateCollection, populateProduct } from './populate.ts'
import type { FakeState } from './state.ts'

/** Returns the product with an id, or throws a failure with status 404. */
export function findProduct(state: FakeState, id: string): Product {
  const product = state.products.find(({ _id }) => _id === id)
  if (!product) throw new FakeFailure(404, detailSentences.productNotFound)
  return product
}

/** Returns the collection with an id, or throws a failure with status 404. */
export function findCollection(state: FakeState, id: string) {
  const collection = state.collections.find(({ _id }) => _id === id)
  if (!collection) throw new FakeFailure(404, detailSentences.collectionNotFound)
  return collection
}

/** The cover of the newest best seller, else of the newest item that has one. */
function picture(products: readonly Product[]): Image | undefined {
  const newest = products
    .filter(({ images }) => images.length > 0)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return (newest.find(({ isBestSeller }) => isBestSeller) ?? newest[0])?.images[0]
}

/** The catalogue endpoints of the fake. */
export const catalogueEndpoints: FakeGroup<'catalogue'> = {
  productFacets: (state, { query }) => productFacets(state, { page: 1, limit: 1, ...query }),
  collectionFacets: (state, { query }) => collectionFacets(state, { page: 1, limit: 1, ...query }),
  productCount: (state) => ({ totalProducts: state.products.filter(isListed).length }),
  products: (state, { query }) => {
    const { items, ...rest } = pageOf(matchingProducts(state, query), query)
    return { products: items.map((product) => populateProduct(state, product)), ...rest }
  },
  product: (state, { params }) => populateProduct(state, findProduct(state, params.id)),
  collectionCount: (state) => ({ totalCollections: state.collections.filter(isListed).length }),
  collections: (state, { query }) => {
    const { items, ...rest } = pageOf(matchingCollections(state, query), query)
    return { collections: items.map((collection) => populateCollection(state, collection)), ...rest }
  },
  collection: (state, { params }) => populateCollection(state, findCollection(state, params.id)),
  showcase: (state) => {
    const products = state.products.filter(isListed)
    return {
      heroes: state.heroes,
      categories: shopCategories.flatMap((category) => {
        const found = products.filter((product) => isInShopCategory(product, category))
        return found.length > 0 ? [{ category, image: picture(found) ?? null }] : []
      }),
      styles: styles.flatMap((style) => {
        const image = picture(products.filter((product) => product.style === style))
        return image ? [{ style, image }] : []
      }),
    }
  },
  materials: (state) => ({
    materials: [...new Set(state.products.flatMap(({ material }) => material ?? []))].sort(),
  }),
}
