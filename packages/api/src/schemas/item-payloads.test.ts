import { describe, expect, it } from 'vitest'
import { createCollectionPayload, createProductPayload, testId } from '../testing/factories/index.ts'
import { changedCollectionSchema, newCollectionSchema, productPayloadSchema } from './index.ts'
import { issuesOf } from '../testing/schema-issues.ts'

const product = (fields: object) => issuesOf(productPayloadSchema, { ...createProductPayload(), ...fields })
const collection = (fields: object) => issuesOf(newCollectionSchema, { ...createCollectionPayload(), ...fields })

describe('the payload of a product', () => {
  it('accepts a product payload as the form sends it', () => {
    expect(productPayloadSchema.parse(createProductPayload())).toEqual(createProductPayload())
  })

  it('requires name, items, price, category, style and description of a product', () => {
    expect(issuesOf(productPayloadSchema, {})).toEqual([
      'name: Name is required.',
      'description: Description is required.',
      'price: Price must be a non-negative number.',
      'style: Style is required.',
      'items: Please say what is included, such as (3+3+1+1).',
      'category: Category is required.',
    ])
    expect(product({ name: '  ' })).toEqual(['name: Name is required.'])
  })

  it('fills in defaults for the optional fields of a product', () => {
    const { name, description, items, price, category, style } = createProductPayload()
    const needed = { name, description, items, price, category, style }
    expect(productPayloadSchema.parse(needed)).toEqual({
      ...needed,
      isBestSeller: false,
      isPromo: false,
      discountedPrice: null,
      isForeign: false,
      origin: null,
      collectionId: null,
      images: [],
      dimensions: null,
      material: null,
      leadTimeWeeks: null,
    })
  })

  it.each([
    [{ minimum: 1, maximum: 52 }, []],
    [{ minimum: 4, maximum: 4 }, []],
    [{ minimum: 6, maximum: 4 }, ['leadTimeWeeks.minimum: The shortest lead time must not be longer than the longest.']],
    [
      { minimum: 0, maximum: 53 },
      [
        'leadTimeWeeks.minimum: The shortest lead time must be a whole number of weeks from 1 to 52.',
        'leadTimeWeeks.maximum: The longest lead time must be a whole number of weeks from 1 to 52.',
      ],
    ],
    [
      { minimum: 1.5 },
      [
        'leadTimeWeeks.minimum: The shortest lead time must be a whole number of weeks from 1 to 52.',
        'leadTimeWeeks.maximum: The longest lead time must be a whole number of weeks from 1 to 52.',
      ],
    ],
  ])('validates the lead time %j', (leadTimeWeeks, sentences) => {
    expect(product({ leadTimeWeeks })).toEqual(sentences)
  })

  it('trims the material, stores none when it is blank, and allows at most 80 characters', () => {
    const material = (text: string | null) => productPayloadSchema.parse(createProductPayload({ material: text })).material
    expect([material(' Oak '), material('  '), material(null)]).toEqual(['Oak', null, null])
    expect(product({ material: 'x'.repeat(80) })).toEqual([])
    expect(product({ material: 'x'.repeat(81) })).toEqual(['material: Material must be at most 80 characters.'])
  })

  it('validates a product by the rules of the form, with the same messages', () => {
    expect(product({ description: '<p>&nbsp;</p>', price: -1, isPromo: true, isForeign: true })).toEqual([
      'description: Description cannot be empty.',
      'price: Price must be a non-negative number.',
      'discountedPrice: Discounted price is required and must be greater than 0 if product is on promotion.',
      'origin: Origin is required if product is marked as foreign.',
    ])
    expect(product({ price: 100, isPromo: true, discountedPrice: 100 })).toEqual([
      'discountedPrice: Discounted price must be less than the original price.',
    ])
  })

  it.each(['12', null, Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'requires a number as the price of a product, unlike %j',
    (price) => {
      expect(product({ price })).toEqual(['price: Price must be a non-negative number.'])
    },
  )

  it('drops the discounted price and the origin of a product when their flags are not set', () => {
    const payload = createProductPayload({
      isPromo: false,
      discountedPrice: 5,
      isForeign: false,
      origin: 'Italy',
    })
    expect(productPayloadSchema.parse(payload)).toMatchObject({ discountedPrice: null, origin: null })
  })

  it('stores the style Contemporary when an older form spells it Contemporay', () => {
    const payload = { ...createProductPayload(), style: 'Contemporay', category: 'tv unit' }
    expect(productPayloadSchema.parse(payload)).toMatchObject({ style: 'Contemporary', category: 'TV Unit' })
  })

  it('rejects Corner Sofas as a category, since it is only a view', () => {
    expect(product({ category: 'Corner Sofas', style: 'Rustic' })).toEqual([
      'style: Style must be one of Modern, Contemporary, Antique/Royal, Bespoke, Minimalist, Glam.',
      'category: Category must be one of Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV Unit, Carpet.',
    ])
  })

  it.each(['name', 'items', 'description', 'origin'])('rejects characters in %s that cannot be stored', (field) => {
    expect(product({ [field]: 'a\0b' })).toEqual([`${field}: Remove the characters that cannot be stored.`])
    expect(product({ [field]: 'a\uD83D' })).toEqual([`${field}: Remove the characters that cannot be stored.`])
  })

  it('limits the length of a product’s name and description', () => {
    expect(product({ name: 'a'.repeat(201), description: 'a'.repeat(50_001) })).toEqual([
      'name: Name must be at most 200 characters.',
      'description: Description must be at most 50000 characters.',
    ])
  })

  it('accepts dimensions in centimetres or no dimensions', () => {
    expect(product({ dimensions: null })).toEqual([])
    expect(product({ dimensions: { width: 0, depth: 'x', height: 20_000 } })).toEqual([
      'dimensions.width: Width must be greater than 0.',
      'dimensions.depth: Depth must be a number of centimetres.',
      'dimensions.height: Height must be at most 10000 cm.',
    ])
    // A length is rounded to a tenth of a centimetre: anything smaller would be stored as none.
    expect(product({ dimensions: { width: 0.04, depth: 0.1, height: 9999.9 } })).toEqual([
      'dimensions.width: Width must be at least 0.1 cm.',
    ])
  })

  it('accepts new images as data URLs and stored images by their id', () => {
    const images = [
      { url: 'data:image/png;base64,AA==', isNew: true, alt: 'A sofa' },
      { url: '/media/0f-1280.jpg', public_id: '0f' },
      { url: '/media/0f-1280.jpg', public_id: '0f', isNew: false },
    ]
    expect(product({ images })).toEqual([])
  })

  it('rejects an image that is neither a data URL nor a stored image', () => {
    const images = [
      { url: 'https://example.com/x.png', isNew: true },
      { url: '/media/0f-1280.jpg', public_id: '' },
      'x',
      { isNew: 'yes' },
    ]
    expect(product({ images })).toEqual([
      'images.0.url: A new image must be sent as a data URL.',
      'images.1.public_id: An image needs a public_id, or isNew.',
      'images.2: An image is a data URL with isNew true, or a stored image with url and public_id.',
      'images.3.isNew: An image is a data URL with isNew true, or a stored image with url and public_id.',
    ])
  })

  it('accepts at most 10 images of at most 10 MB each', () => {
    const image = { url: 'data:image/png;base64,AA==', isNew: true }
    expect(product({ images: Array(11).fill(image) })).toEqual(['images: At most 10 images can be saved.'])
    expect(product({ images: [{ ...image, url: `data:image/png;base64,${'A'.repeat(14_000_000)}` }] })).toEqual([
      'images.0.url: Each image must be at most 10 MB.',
    ])
  })

  it('accepts the id of a collection, and rejects any other text', () => {
    expect(product({ collectionId: testId('collection') })).toEqual([])
    expect(product({ collectionId: 'palace' })).toEqual(['collectionId: Collection must be an id.'])
  })
})

describe('the payload of a collection', () => {
  it('accepts a collection payload as the form sends it', () => {
    expect(newCollectionSchema.parse(createCollectionPayload())).toEqual(createCollectionPayload())
  })

  it('requires at least one product and a cover image of a new collection', () => {
    expect(collection({ productIds: [], coverImage: null })).toEqual([
      'productIds: Please select at least one product for the collection.',
      'coverImage: Please upload a cover image for the collection.',
    ])
    expect(collection({ productIds: undefined, coverImage: undefined })).toEqual([
      'productIds: Please select at least one product for the collection.',
      'coverImage: Please upload a cover image for the collection.',
    ])
  })

  it('has other messages for a collection that is edited than for a new one', () => {
    const fields = { ...createCollectionPayload(), productIds: [], coverImage: null }
    expect(issuesOf(changedCollectionSchema, { ...createCollectionPayload(), description: '<p></p>' })).toEqual([
      'description: Description is required.',
    ])
    expect(issuesOf(changedCollectionSchema, fields)).toEqual([
      'productIds: At least one product must be selected for the collection.',
      'coverImage: Cover image is required.',
    ])
  })

  it('requires neither items nor a category of a collection', () => {
    expect(collection({ items: undefined })).toEqual([])
  })

  it('validates a collection by the rules of the form, with the same messages', () => {
    expect(collection({ isPromo: true, discountedPrice: 0, isForeign: true, origin: ' ' })).toEqual([
      'discountedPrice: Discounted price is required and must be greater than 0 if collection is on promotion.',
      'origin: Origin is required if collection is marked as foreign.',
    ])
  })

  it('drops the discounted price and the origin of a collection when their flags are not set', () => {
    const payload = createCollectionPayload({ discountedPrice: 5, origin: 'Italy' })
    expect(newCollectionSchema.parse(payload)).toMatchObject({ discountedPrice: null, origin: null })
  })
})
