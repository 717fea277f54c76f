import type { ProductPage } from '@shop/api'
import { testLinkKey } from '@shop/api/testing'
import { formatNaira, payablePrice } from '@shop/domain'
import { expect, test } from 'vitest'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { openEmbeddedTestDatabase } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'
import { visit } from '../testing/visitor.ts'

const shop = useTestShop(openEmbeddedTestDatabase, fillCatalogue, { drawCard: async () => Buffer.from('a card') })

test('the address of a preview card changes with the price, and the old address leads to the new card', async () => {
  const [product] = ((await shop.get('/api/products?limit=1')).body as ProductPage).products
  const before = await shop.app.previewOf('product', product!._id)
  await changeCatalogue(shop.database, (transaction) =>
    transaction.execute(
      `update products set price = 123456, discounted_price = null, is_promo = false where id = '${product!._id}'`,
    ),
  )
  const after = await shop.app.previewOf('product', product!._id)
  expect(after).toMatchObject({ alt: `${product!.name}, ₦123,456.00` })
  const moved = await shop.app.inject(before!.path)
  expect([moved.statusCode, moved.headers['location'], moved.headers['cache-control']]).toEqual([302, after!.path, 'no-store'])
  const card = await shop.app.inject(after!.path)
  expect([card.statusCode, card.headers['content-type'], card.body]).toEqual([200, 'image/jpeg', 'a card'])
})

test('an enquiry with a link has a preview card of its own', async () => {
  const [product] = ((await shop.get('/api/products?limit=1')).body as ProductPage).products
  const reference = 'ILE-7K2Q9X'
  const lines = [{ item: product!._id, itemType: 'Product', quantity: 2, price: 1 }]
  await visit(shop).send('POST /api/enquiries', { reference, linkKey: testLinkKey, source: 'cart', lines })
  const preview = await shop.app.previewOf('enquiry', reference)
  expect(preview).toMatchObject({ alt: `${product!.name}, ${formatNaira(2 * payablePrice(product!))}` })
  const card = await shop.app.inject(preview!.path)
  expect([card.statusCode, card.body]).toEqual([200, 'a card'])
  expect(await shop.app.previewOf('enquiry', 'ILE-3CFHJK')).toBeNull()
})

test.each(['/media/cards/x.jpg', '/media/cards/card-product-00000000-0000-4000-8000-000000000000-0123456789abcdef0123.jpg'])(
  'no preview card is at %s',
  async (address) => {
    const { statusCode, headers } = await shop.app.inject(address)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)
