import type { ApiClient } from '@shop/api/client'
import { loader } from '../../app/routing/loading.ts'

/** What the form of a product needs beside the product: the collections that it can be in. */
export interface ProductFormData {
  collections: readonly { _id: string; name: string }[]
}

/** The collections for Add New Product. */
export const newProductLoader = loader('new-product', loadForm)

/** The collections for Edit Product; the product itself is its editor's. */
export const editProductLoader = loader('edit-product', loadForm)

async function loadForm({ api, signal }: { api: ApiClient; signal: AbortSignal }): Promise<ProductFormData> {
  const collections: ProductFormData['collections'][number][] = []
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const query = { page, limit: 100, sort: 'name' as const }
    const answer = await api.catalogue.collections({ query }, { signal })
    collections.push(...answer.collections.map(({ _id, name }) => ({ _id, name })))
    ;({ hasMore } = answer)
  }
  return { collections }
}
