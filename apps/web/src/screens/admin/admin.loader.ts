import type { LoaderOf } from '../../app/routing/page.tsx'

/** The data of the product form in addition to the product: the collections to choose from. */
export interface ProductFormData {
  collections: readonly { _id: string; name: string }[]
}

/** Reads all collections, also drafts and hidden ones. The product itself is loaded by its editor. */
export const productFormLoader: LoaderOf<ProductFormData> = async ({ adminApi, signal }) => {
  const { adminCatalogue } = await adminApi()
  const collections: ProductFormData['collections'][number][] = []
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const query = { page, limit: 100, sort: 'name' as const }
    const { collections: found, total } = await adminCatalogue.collections({ query }, { signal })
    collections.push(...found.map(({ _id, name }) => ({ _id, name })))
    hasMore = found.length > 0 && collections.length < total
  }
  return { collections }
}
