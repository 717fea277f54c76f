import { createProduct } from '@shop/api/testing'
import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { offerData, organizationData } from './structured-data.ts'

const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }

test('the description of an offer is text without entities', () => {
  const product = createProduct({ description: '<p>Bed &amp; wardrobe, &lt; 2 m,<br>&quot;royal&quot;&nbsp;style.</p>' })
  expect(offerData(product, '/product/1', [], facts)).toMatchObject({
    '@type': 'Product',
    description: 'Bed & wardrobe, < 2 m, "royal" style.',
  })
})

test('the shop has the address of its logo, which search engines show beside its pages', () => {
  expect(organizationData(facts)).toMatchObject({ logo: 'https://shop.example/apple-touch-icon.png' })
})

test('the shop is the same as its pages on the social networks that it uses', () => {
  const social = { instagram: 'https://www.instagram.com/atelier', tiktok: '', x: '' }
  expect(organizationData({ ...facts, shop: { ...shop, social } })).toMatchObject({
    sameAs: ['https://www.instagram.com/atelier'],
  })
})
