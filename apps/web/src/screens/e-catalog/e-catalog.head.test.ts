import { createImage } from '@shop/api/testing'
import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { eCatalogHead } from './e-catalog.head.ts'

const url = new URL('https://shop.example/e-catalog')
const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }

test('the description of E-Catalog names the catalogues, if there are any', () => {
  const catalogues = ['Chairs', 'Beds'].map((title) => ({ title, href: 'https://designs.example', image: createImage() }))
  expect(eCatalogHead({ data: { catalogues }, url, facts }).description).toBe(
    'Browse the catalogues of Atelier Ilé: Chairs, Beds.',
  )
  expect(eCatalogHead({ data: { catalogues: [] }, url, facts }).description).toBe('Ask Atelier Ilé for designs and prices.')
})
