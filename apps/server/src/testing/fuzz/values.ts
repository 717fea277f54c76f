import { createShopDetails } from '@shop/api/testing'
import * as fc from 'fast-check'

/*
 * Values for requests. A placeholder in double braces refers to something that exists when the request is sent, such as a
 * product's id: `{{product:3}}`. So a seed results in the same requests, whatever the ids are. `{{=…}}`, alone in its quotes, stands
 * for a value that is no text.
 */

/** The number of records of each kind that placeholders can refer to. */
export const placeholders = {
  product: 20,
  collection: 8,
  picture: 3,
  token: 4,
  email: 4,
  admin: 1,
  invitation: 1,
  synonym: 1,
  own: 3,
} as const

const one = (kind: keyof typeof placeholders) => fc.nat(placeholders[kind] - 1).map((index) => `{{${kind}:${index}}}`)

const flag = fc.boolean()
const price = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(0.01, 1_250_000.5, 999_999_999_999.99))
const password = fc.constantFrom('Correct7horse', 'Better8Battery', 'Stáple9 Åland 漢字', 'Kx7'.repeat(30))
const quantity = fc.integer({ min: 1, max: 99 })
const itemType = fc.constantFrom('Product', 'Collection')
const image = fc.oneof(
  { weight: 3, arbitrary: one('picture').map((url) => ({ url, isNew: true })) },
  {
    weight: 1,
    arbitrary: fc.record({
      url: one('product').map((id) => id.replace('product', 'imageUrl')),
      public_id: one('product').map((id) => id.replace('product', 'imageId')),
    }),
  },
)
const optionalPrice = fc.oneof(fc.constant(null), price)
const visibility = fc.constantFrom('public', 'public', 'draft', 'hidden')
/** A change of an item in its current version. */
const itemChange = fc.record({
  place: fc.nat(placeholders.product - 1),
  price,
  visibility,
  isDeleted: fc.constantFrom(false, false, false, true),
})
const ids = (kind: 'product' | 'collection') => fc.array(one(kind), { minLength: 1, maxLength: 6 })

const fittingValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  fullName: fc.constantFrom('Ada Obi', 'Chídì Ọkọ́nkwọ̀'),
  username: fc.constantFrom('Ada Obi', 'Bisi'),
  name: fc.constantFrom('Èkó sofa', 'Corner Sofa "Lagos" & Sons', '</script><b>'),
  email: one('email'),
  phoneNumber: fc.constantFrom('08012345678', '2348012345678'),
  password,
  newPassword: password,
  oldPassword: password,
  anonymousId: fc.constantFrom('', '{{guest:0}}'),
  subject: fc.constant('A sofa'),
  message: fc.constant('How long does it take?\nThanks'),
  itemId: fc.oneof(one('product'), one('collection')),
  itemType,
  quantity,
  reference: fc.constantFrom('ILE-7K2Q9X', 'ILE-3CFHJK'),
  linkKey: fc.constantFrom('0123456789abcdefghijkl', '0123456789abcdefghijkl', 'abcdefghijkl0123456789'),
  source: fc.constantFrom('product', 'collection', 'cart'),
  details: fc.constantFrom({}, { recipient: 'Ada Obi' }),
  lines: fc.array(fc.record({ item: fc.oneof(one('product'), one('collection')), itemType, quantity, price }), {
    minLength: 1,
    maxLength: 4,
  }),
  productIds: ids('product'),
  collectionIds: ids('collection'),
  id: fc.oneof(one('product'), one('collection'), one('admin'), one('invitation'), one('synonym')),
  token: one('token'),
  description: fc.constantFrom('<p>Warm <b>oak</b>.</p>', '<p onclick="x()">Oak<script>x()</script></p>'),
  items: fc.constantFrom('(3+3+1+1)', 'Bed+Wardrobe+mirror'),
  price,
  discountedPrice: optionalPrice,
  category: fc.constantFrom('Living Room', 'TV unit', 'Bedroom', 'Corner Sofas'),
  style: fc.constantFrom('Modern', 'Contemporay', 'Antique/Royal'),
  collectionId: fc.oneof(fc.constant(null), one('collection')),
  collection: one('collection'),
  images: fc.array(image, { maxLength: 3 }),
  coverImage: image,
  visibility,
  isBestSeller: flag,
  isPromo: fc.constantFrom(false, false, true),
  isForeign: fc.constantFrom(false, false, true),
  origin: fc.constantFrom(null, 'Italy'),
  leadTimeWeeks: fc.constantFrom(null, { minimum: 4, maximum: 6 }, { minimum: 6, maximum: 4 }),
  material: fc.constantFrom(null, 'Oak', 'Bouclé'),
  dimensions: fc.constantFrom(null, { width: 210.5, depth: 95, height: 80 }),
  updatedAt: fc.constantFrom(undefined, undefined, undefined, '2026-01-01T00:00:00.000Z'),
  to: fc.constantFrom('answered', 'quoted', 'lost'),
  reason: fc.constant('Too far'),
  messageId: fc.constantFrom(undefined, 'page:1', 'page:2'),
  noteId: fc.constantFrom('page:1', 'page:2'),
  quotedTotal: optionalPrice,
  deposit: fc.constant(null),
  promisedDate: fc.constantFrom(null, '2027-01-31'),
  page: fc.integer({ min: 1, max: 5 }),
  limit: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) }, { weight: 1, arbitrary: fc.constantFrom(99, 100) }),
  word: fc.constantFrom('davenport', 'Ìjókòó', 'man cave'),
  means: fc.constantFrom('sofa', 'grey armchair'),
  search: fc.constantFrom('sofa', 'sfoa', 'ọkọ́', 'couch "corner" -oak', 'tv'),
  minPrice: price,
  maxPrice: price,
  sort: fc.constantFrom('newest', 'price-asc', 'price-desc', 'name'),
}

/** Fields that differ from those of the same name in other requests. */
const fittingOwnValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'adminCatalogue.changeItems.itemType': fc.constant('Product'),
  'adminCatalogue.changeItems.items': fc.array(itemChange, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.map(({ place, ...change }) => ({
      ...change,
      _id: `{{product:${place}}}`,
      updatedAt: `{{productTime:${place}}}`,
      isPromo: false,
      discountedPrice: null,
    })),
  ),
  'adminEnquiries.create.reference': fc.constantFrom('ILE-MKT4RW', 'ILE-PQJ7FC'),
  'enquiries.claim.enquiries': fc.constant([{ reference: 'ILE-7K2Q9X', linkKey: '0123456789abcdefghijkl' }]),
  ...Object.fromEntries(
    ['step', 'undo', 'quote'].map((name) => [`adminEnquiries.${name}.updatedAt`, fc.constant('{{enquiryTime:0}}')]),
  ),
  ...Object.fromEntries(
    Object.entries(createShopDetails()).map(([name, value]) => [`shopDetails.update.${name}`, fc.constant(value)]),
  ),
  'shopDetails.update.version': fc.constant('{{=shopVersion:0}}'),
  'shopDetails.update.catalogues': fc.array(
    fc.record({ title: fc.constant('Rooms'), href: fc.constant('https://designs.example/rooms'), picture: image }),
    { maxLength: 2 },
  ),
  'shopDetails.update.heroes': fc.array(image, { maxLength: 2 }),
}

/** A valid value for a field of an endpoint; any text for an unknown field. */
export function fittingValue(field: string, endpoint = ''): fc.Arbitrary<unknown> {
  const own = `${endpoint}.${field}`
  if (Object.hasOwn(fittingOwnValues, own)) return fittingOwnValues[own]!
  return (Object.hasOwn(fittingValues, field) ? fittingValues[field] : undefined) ?? anyText
}

const texts = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e10',
  '99999999999999999999',
  'NaN',
  'true',
  'null',
  '[]',
  '{}',
  '%',
  '_',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  ':*',
  '& | !',
  '<->',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\r\nBcc: x@y.example',
  '../../etc/passwd',
  '..%2f',
  '{{product:0}}x',
  '01890000-0000-7000-8000-000000000000',
  '{01890000-0000-7000-8000-000000000000}',
  'a@b',
  'a@b.example,c@d.example',
  '"a b"@c.example',
  'x'.repeat(300),
  'é'.repeat(5000),
  '𝕊ofa',
  'ﬁ',
  '<script>x</script>',
  'javascript:x',
  'file:///etc/passwd',
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'data:image/png;base64,',
  'data:image/png;base64,AAAA',
  'data:image/png;base64,%%%',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'toString',
)

/** A value of any shape: common attacks, common mistakes and unexpected values. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      99,
      100,
      1e9,
      2 ** 31,
      2 ** 53,
      -(2 ** 53),
      1e21,
      1e308,
      5e-324,
      0.1 + 0.2,
      [],
      {},
      [[]],
      [null],
      { length: 1 },
      { toString: 'x' },
      { $ne: null },
    ),
  },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom('{{product:0}}', '{{product:0}}', 'x', null, 7), { maxLength: 600 }) },
)

/** Any text, for paths, queries and headers. */
export const anyText: fc.Arbitrary<string> = fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 40 }))
