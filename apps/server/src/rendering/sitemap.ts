import type { Showcase } from '@shop/api'
import { escapeText } from '@shop/domain'
import type { WebEntry } from './web-build.ts'

/** The maximum of addresses in one file. Search engines read up to 50,000, but smaller files leave the cache to other responses. */
const addressesMaximum = 10_000

/** An item in the sitemap. */
interface SitemapItem {
  readonly id: string
  /** The date of its last change, such as 2026-01-31. */
  readonly changed: string
}

/** Reads the items that shoppers see, newest first, and the categories and styles that have some. */
export interface SitemapItems {
  readonly showcase: () => Promise<Showcase>
  readonly products: () => Promise<readonly SitemapItem[]>
  readonly collections: () => Promise<readonly SitemapItem[]>
}

/**
 * Writes the sitemap of all pages, with the last change of each item. A large one is an index of several files.
 *
 * @param part - the number of a file of the index, from 1; null for `sitemap.xml` itself
 * @returns null when there is no such file
 */
export async function writeSitemap(
  entry: Pick<WebEntry, 'sitemapPaths' | 'paths'>,
  publicUrl: string,
  items: SitemapItems,
  part: number | null,
): Promise<string | null> {
  const [showcase, products, collections] = await Promise.all([items.showcase(), items.products(), items.collections()])
  const addresses = [
    ...entry.sitemapPaths(showcase).map((path) => addressOf(publicUrl + path)),
    ...products.map(({ id, changed }) => addressOf(publicUrl + entry.paths.product.href(id), changed)),
    ...collections.map(({ id, changed }) => addressOf(publicUrl + entry.paths.collection.href(id), changed)),
  ]
  const files = Math.ceil(addresses.length / addressesMaximum)
  if (part === null && files > 1) {
    const names = Array.from({ length: files }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`)
    const lines = names.map((name) => `<sitemap><loc>${escapeText(name)}</loc></sitemap>`)
    return documentOf('sitemapindex', lines)
  }
  if (part !== null && (files === 1 || part > files)) return null
  const first = ((part ?? 1) - 1) * addressesMaximum
  return documentOf('urlset', addresses.slice(first, first + addressesMaximum))
}

function addressOf(url: string, changed?: string): string {
  return `<url><loc>${escapeText(url)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`
}

function documentOf(element: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  const opening = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...lines, `</${element}>`, ''].join('\n')
}
