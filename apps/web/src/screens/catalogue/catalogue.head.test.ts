import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { shopHead, styleShopHead } from './catalogue.head.ts'

const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }
const loaded = { items: [], page: 1, hasMore: false, total: 0 }

test.each([
  ['/shop', null, 'Furniture by Atelier Ilé: pictures, sizes and prices in naira. Order in a chat.'],
  ['/shop?category=Bedroom', null, 'Bedroom by Atelier Ilé: pictures, sizes and prices in naira. Order in a chat.'],
  ['/shop?view=collections', null, 'Collections by Atelier Ilé: pictures, sizes and prices in naira. Order in a chat.'],
  ['/styles/Glam', 'Glam', 'Glam Furniture by Atelier Ilé: pictures, sizes and prices in naira. Order in a chat.'],
] as const)('the description of %s says what it lists and names the shop once', (path, style, description) => {
  const head = style === null ? shopHead : styleShopHead
  const data = { style, filters: { tab: 'products' as const }, loaded }
  expect(head({ data, url: new URL(path, 'https://shop.example'), facts }).description).toBe(description)
})
