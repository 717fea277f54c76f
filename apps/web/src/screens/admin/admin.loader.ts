import type { LoaderOf } from '../../app/routing/page.tsx'

/** The data of the product form in addition to the product: the collections to choose from. */
export interface ProductFormData {
  collections: readonly { _id: string; name: string }[]
}

/** Reads all collections. The product itself is loaded by its editor. */
export const productFormLoader: LoaderOf<ProductFormData> = async ({ api, signal }) => {
  const collections: ProductFormData['collections'][number][] = []
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const query = { page, limit: 100, sort: 'name' as const }
    const response = await api.catalogue.collections({ query }, { signal })
    collections.push(...response.collections.map(({ _id, name }) => ({ _id, name })))
    ;({ hasMore } = response)
  }
  return { collections }
}
