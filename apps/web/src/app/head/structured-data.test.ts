import { createProduct } from '@shop/api/testing'
import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { offerData } from './structured-data.ts'

const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }

test('the description of an offer is text without entities', () => {
  const product = createProduct({ description: '<p>Bed &amp; wardrobe, &lt; 2 m,<br>&quot;royal&quot;&nbsp;style.</p>' })
  expect(offerData(product, '/product/1', [], facts)).toMatchObject({
    '@type': 'Product',
    description: 'Bed & wardrobe, < 2 m, "royal" style.',
  })
})
