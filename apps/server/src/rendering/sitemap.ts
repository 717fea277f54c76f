import { limits } from '@shop/domain'
import type { CollectionPage, ProductPage } from '@shop/api'
import type { WebEntry } from './web-build.ts'

/** Search engines read at most this many URLs of a sitemap. */
const addressesMaximum = 50_000

interface Place {
  readonly path: string
  /** The ISO date of the page's last change, if known. */
  readonly changed?: string
}

/**
 * Writes the sitemap of all pages, with the last change of each item.
 *
 * @param fetch - reaches the API
 */
export async function writeSitemap(entry: WebEntry, publicUrl: string, fetch: typeof globalThis.fetch): Promise<string> {
  const places: Place[] = entry.sitemapPaths.map((path) => ({ path }))
  const products = pages<ProductPage>('products', fetch)
  for await (const page of products) places.push(...page.products.map((item) => placeOf(entry.paths.product, item)))
  const collections = pages<CollectionPage>('collections', fetch)
  for await (const page of collections) places.push(...page.collections.map((item) => placeOf(entry.paths.collection, item)))
  const lines = places.slice(0, addressesMaximum).map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

async function* pages<Page extends { hasMore: boolean }>(
  list: 'products' | 'collections',
  fetch: typeof globalThis.fetch,
): AsyncGenerator<Page> {
  for (let page = 1, hasMore = true; hasMore && page * limits.pageSizeMaximum <= addressesMaximum; page += 1) {
    const response = await fetch(`/api/${list}?page=${page}&limit=${limits.pageSizeMaximum}`)
    if (!response.ok) throw new Error(`The ${list} of the sitemap failed with status ${response.status}.`)
    const content = (await response.json()) as Page
    yield content
    hasMore = content.hasMore
  }
}

function placeOf(path: WebEntry['paths']['product'], item: { _id: string; updatedAt: string }): Place {
  return { path: path.href(item._id), changed: item.updatedAt }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
