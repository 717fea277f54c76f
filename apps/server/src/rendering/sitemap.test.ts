import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap.ts'

const emptyShowcase = { heroes: [], categories: [], styles: [] }

const entry = {
  sitemapPaths: () => ['/', '/shop'],
  paths: {
    product: { href: (id: string) => `/product/${id}` },
    enquiry: { href: (reference: string) => `/enquiry/${reference}` },
    collection: { href: (id: string) => `/collection/${id}` },
  },
}

test('a sitemap of more than 10,000 pages is an index of files with 10,000 each', async () => {
  const items = {
    showcase: async () => emptyShowcase,
    products: async () => Array.from({ length: 9998 }, (_, index) => ({ id: `p${index}`, changed: '2026-01-31' })),
    collections: async () => [{ id: 'c&0', changed: '2026-02-01' }],
  }
  const write = (part: number | null) => writeSitemap(entry, 'https://shop.example', items, part)
  const addresses = (text: string | null) => [...(text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses(await write(null))).toEqual(['https://shop.example/sitemap-1.xml', 'https://shop.example/sitemap-2.xml'])
  expect(await write(null)).toContain('<sitemapindex ')
  const first = addresses(await write(1))
  expect([first.length, first[0], first.at(-1)]).toEqual([10_000, 'https://shop.example/', 'https://shop.example/product/p9997'])
  expect(await write(2)).toContain('<url><loc>https://shop.example/collection/c&amp;0</loc><lastmod>2026-02-01</lastmod></url>')
  expect(await write(3)).toBeNull()
})

test('a sitemap of fewer pages is one file', async () => {
  const items = { showcase: async () => emptyShowcase, products: async () => [], collections: async () => [] }
  expect(await writeSitemap(entry, 'https://shop.example', items, null)).toContain('<loc>https://shop.example/shop</loc>')
  expect(await writeSitemap(entry, 'https://shop.example', items, 1)).toBeNull()
})
