import { createCollection, createImage, createProduct } from '@shop/api/testing'
import { describe, expect, test } from 'vitest'
import { cardAlt, cardName, collectionCard, productCard, readCardName, enquiryCard } from './preview-card.ts'

const image = (digit: string) => createImage({ public_id: digit.repeat(32) })
const product = createProduct({ name: 'Ẹ̀kọ́ Sofa', price: 500_000, isPromo: false, discountedPrice: null, images: [image('a')] })
const nameOf = (changes: Partial<typeof product>) => cardName(productCard({ ...product, ...changes }, 'Ilé'))

describe('the preview card of a product', () => {
  test('has another file name when anything that it shows changes', () => {
    const names = [
      nameOf({}),
      nameOf({ price: 500_001 }),
      nameOf({ isPromo: true, discountedPrice: 450_000 }),
      nameOf({ name: 'Eko Sofa' }),
      nameOf({ images: [image('b'), image('a')] }),
      cardName(productCard(product, 'Ọjà')),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(names.map(readCardName)).toEqual(names.map(() => ({ kind: 'product', id: product._id })))
  })

  test('keeps its file name when only other fields change', () => {
    expect(nameOf({ description: 'New words', images: [image('a'), image('b')] })).toBe(nameOf({}))
  })

  test('tells the price and, on promotion, the old price in words', () => {
    const promoted = { ...product, isPromo: true, discountedPrice: 450_000 }
    expect(cardAlt(productCard(product, 'Ilé'))).toBe('Ẹ̀kọ́ Sofa, ₦500,000.00')
    expect(cardAlt(productCard(promoted, 'Ilé'))).toBe('Ẹ̀kọ́ Sofa, ₦450,000.00, was ₦500,000.00')
  })
})

describe('the preview card of a collection', () => {
  const withPictures = (...digits: string[]) =>
    createCollection({
      coverImage: image('a'),
      productIds: digits.map((digit) => ({ ...createProduct(), images: [image(digit)] })),
    })
  const picturesOf = (...digits: string[]) =>
    collectionCard(withPictures(...digits), 'Ilé').pictures.map(({ public_id }) => public_id[0])

  test('shows the cover and three different pictures of its pieces', () => {
    expect(picturesOf('a', 'b', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd'])
  })

  test('shows only the cover when there are fewer pictures', () => {
    expect(picturesOf('a', 'b', 'c')).toEqual(['a'])
  })
})

describe('the preview card of an enquiry', () => {
  const enquiry = { reference: 'ILE-7K2Q9X', items: [product, product], total: 1_000_000, images: [], keyDigest: 'digest' }

  test('shows its items and total', () => {
    expect(enquiryCard(enquiry, 'Ilé')).toMatchObject({
      id: 'ILE-7K2Q9X',
      content: { shop: 'Ilé', label: 'Enquiry', name: 'Ẹ̀kọ́ Sofa and 1 more', price: '₦1,000,000.00', oldPrice: '' },
    })
  })

  test('has a file name that nobody can guess who does not have its link', () => {
    const names = [enquiry, { ...enquiry, keyDigest: 'another' }].map((each) => cardName(enquiryCard(each, 'Ilé')))
    expect(new Set(names).size).toBe(2)
    expect(names.map(readCardName)).toEqual(names.map(() => ({ kind: 'enquiry', id: 'ILE-7K2Q9X' })))
  })
})

test.each(['card-product-1.jpg', 'card-enquiry-1-0123456789abcdef0123.jpg', '../card.jpg', `${'a'.repeat(32)}-og.jpg`])(
  '%s is not the file name of a preview card',
  (name) => {
    expect(readCardName(name)).toBeNull()
  },
)
