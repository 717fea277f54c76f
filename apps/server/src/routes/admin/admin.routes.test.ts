import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { Collection, Image, Product } from '@shop/api'
import { contract } from '@shop/api'
import { createCollectionPayload, createProductPayload } from '@shop/api/testing'
import type { Visibility } from '@shop/domain'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../db/drizzle.ts'
import { createEncoder } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { bombPng, drawPicture } from '../../media/testing/pictures.ts'
import { send } from '../../testing/send.ts'
import type { TestResponse } from '../../testing/send.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { guestCookie, signIn } from '../../testing/users.ts'
import { useTestShop } from '../../testing/shop.ts'

const gone = '01890000-0000-7000-8000-000000000000'
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`

describeDatabases('the admin endpoints', (open) => {
  const store = createMemoryStore()
  const running = { now: 0, most: 0 }
  const encoder = createEncoder()
  const media = createMedia(store, {
    ...encoder,
    async prepare(bytes) {
      running.now += 1
      running.most = Math.max(running.most, running.now)
      try {
        return await encoder.prepare(bytes)
      } finally {
        running.now -= 1
      }
    },
  })
  const log: { user: string; record: string; msg: string }[] = []
  const shop = useTestShop(open, undefined, {
    mediaStore: store,
    media,
    config: { publicUrl: 'http://127.0.0.1:3000', trustProxy: false, logLevel: 'info', authTries: 10 },
    logStream: new Writable({
      write(chunk: Buffer, _encoding, done) {
        for (const line of chunk.toString().trim().split('\n')) log.push(JSON.parse(line))
        done()
      },
    }),
    // A page that is rendered from the catalogue and cached, like the shop's own.
    async pages(app) {
      app.get('/page', async (request, reply) => {
        const cached = await app.responseCache.getOrBuild('page:/page', async () => {
          const { products } = (await app.inject('/api/products?limit=1')).json()
          return { contentType: 'text/html', source: [`<h1>${products[0]?.name}</h1>`] }
        })
        return cached === null ? reply.callNotFound() : app.responseCache.send(request, reply, cached)
      })
    },
  })
  let admin = ''
  let adminId = ''
  let customer = ''
  beforeAll(async () => {
    const { user, cookie } = await signIn(shop.database, 'admin')
    admin = cookie
    adminId = user._id
    customer = (await signIn(shop.database, 'customer')).cookie
  })

  const call = (text: string, payload?: object) => send(shop, text, payload, admin)
  const addProduct = (fields: Parameters<typeof createProductPayload>[0] & { id?: string } = {}) =>
    call('POST /api/admin/operations/addProduct', createProductPayload({ images: [], ...fields }))
  const updateProduct = (
    id: string,
    fields: Parameters<typeof createProductPayload>[0] & { updatedAt?: string; visibility?: Visibility } = {},
  ) => call(`PUT /api/admin/operations/updateProduct/${id}`, createProductPayload({ images: [], ...fields }))
  const addCollection = (fields: Parameters<typeof createCollectionPayload>[0] & { id?: string }) =>
    call('POST /api/admin/operations/addCollection', createCollectionPayload(fields))
  const product = ({ body }: TestResponse) => body as unknown as Product
  const collection = ({ body }: TestResponse) => body as unknown as Collection
  const read = async (path: string) => (await send(shop, `GET /api/${path}`)).body

  /** Ends the time in which deleted items can be restored. */
  async function purgeAll() {
    for (const table of ['products', 'collections']) {
      const statement = `update ${table} set deleted_at = now() - interval '2 days' where deleted_at is not null`
      await shop.database.pool.query(statement)
    }
    await shop.app.purgeDeletedItems()
  }

  let drawn = 0
  /** A small picture that no other test uses. */
  async function newPicture(alt?: string) {
    drawn += 1
    const bytes = await drawPicture({ width: 40, height: 30 }, drawn).png().toBuffer()
    return { url: dataUrl(bytes), isNew: true as const, ...(alt === undefined ? {} : { alt }) }
  }
  /** A picture of noise, which needs at least three bytes for each pixel. */
  async function largePicture(width: number) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const bytes = await sharp({ create: { width, height: width, channels: 3, background: '#888888', noise } })
      .png()
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(100_000)
    return { url: dataUrl(bytes), isNew: true as const }
  }
  const keptPicture = ({ url, public_id }: Image, alt?: string) => ({ url, public_id, ...(alt === undefined ? {} : { alt }) })

  /** Everything that a rejected request must not change: the catalogue, the records of pictures and their files. */
  async function snapshot() {
    const { rows } = await shop.database.orm.execute(sql`select
      (select json_agg(p order by id) from products p) as products, (select json_agg(c order by id) from collections c) as collections,
      (select json_agg(i order by product_id, position) from product_images i) as images,
      (select json_agg(p order by public_id) from pictures p) as pictures, (select version from catalogue_state) as version`)
    return { rows, files: [...store.files.keys()].sort() }
  }

  /** Checks that every file belongs to a used picture, and that every used picture has its files. */
  async function expectNoOrphans() {
    const { rows } = await shop.database.orm.execute<{ id: string }>(sql`
      select public_id as id from product_images union select cover_id from collections where cover_id is not null order by 1`)
    const shown = rows.map(({ id }) => id)
    const noted = await shop.database.orm.execute<{ id: string }>(sql`select public_id as id from pictures order by 1`)
    expect(noted.rows.map(({ id }) => id)).toEqual(shown)
    expect([...new Set([...store.files.keys()].map((name) => name.slice(0, 32)))].sort()).toEqual(shown)
    for (const id of shown) expect(store.files.has(`${id}.json`)).toBe(true)
  }
  afterEach(expectNoOrphans)

  describe('a product', () => {
    test('a product is added with all fields of its form and visible to shoppers immediately', async () => {
      const before = await read('products/count')
      const images = [await newPicture('From the front'), await newPicture()]
      const added = await addProduct({
        name: ' Eko sofa ',
        images,
        isPromo: true,
        discountedPrice: 1_500_000.5,
        dimensions: { width: 210.5, depth: 95, height: 80 },
      })
      expect(added).toMatchObject({
        status: 200,
        body: {
          name: 'Eko sofa',
          description: '<p>A deep three-seater.</p>',
          discountedPrice: 1_500_000.5,
          collectionId: null,
          images: [{ alt: 'From the front', width: 40, height: 30 }, { alt: '' }],
          dimensions: { width: 210.5, depth: 95, height: 80 },
        },
      })
      expect({ ...(await read(`products/${product(added)._id}`)), visibility: 'public' }).toEqual(added.body)
      expect((await read('products/count'))['totalProducts']).toBe(Number(before['totalProducts']) + 1)
      const [first] = product(added).images
      expect((await shop.app.inject(first?.url ?? '')).headers['content-type']).toBe('image/jpeg')
    })

    test('a product is added with pictures of every size, in the order of its form', async () => {
      const [large, larger] = [await largePicture(200), await largePicture(300)]
      const images = [{ ...large, alt: 'Large' }, await newPicture('Small'), { ...larger, alt: 'Larger' }, large]
      const added = await addProduct({ name: 'Eko “sofa”', images })
      expect(added).toMatchObject({ status: 200, body: { name: 'Eko “sofa”' } })
      expect(product(added).images.map(({ alt, width }) => [alt, width])).toEqual([
        ['Large', 200],
        ['Small', 40],
        ['Larger', 300],
        ['', 200],
      ])
    })

    test('a product is up to date on every page after a save, even on cached ones', async () => {
      const page = async () => (await shop.app.inject('/page')).body
      const { _id } = product(await addProduct({ name: 'Before' }))
      expect([await page(), await page()]).toEqual(['<h1>Before</h1>', '<h1>Before</h1>'])
      await updateProduct(_id, { name: 'After' })
      expect(await page()).toBe('<h1>After</h1>')
      await call(`DELETE /api/admin/operations/delProduct/${_id}`)
      expect(await page()).not.toBe('<h1>After</h1>')
    })

    test('a product is added once under the id of its form, also when it was deleted since', async () => {
      const id = randomUUID()
      expect(product(await addProduct({ id: id.toUpperCase(), name: 'First' }))).toMatchObject({ _id: id, name: 'First' })
      const before = await snapshot()
      const rejected = {
        status: 409,
        body: { message: 'This product was added before. Look for it among the products before you add it again.' },
      }
      expect(await addProduct({ id, name: 'Second', images: [await newPicture()] })).toMatchObject(rejected)
      expect(await snapshot()).toEqual(before)
      await call(`DELETE /api/admin/operations/delProduct/${id}`)
      expect(await addProduct({ id, name: 'Second' })).toMatchObject(rejected)
    })

    test('a product is added once when its form is sent twice concurrently', async () => {
      const id = randomUUID()
      const images = [await newPicture()]
      const responses = await Promise.all([addProduct({ id, images }), addProduct({ id, images })])
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await read(`products/${id}`)).toMatchObject({ _id: id, images: [{}] })
    })

    test('a product is not added under an id that is no UUID', async () => {
      expect(await addProduct({ id: '1' })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'id', message: 'The id must be a UUID.' }] },
      })
    })

    test('saving a product can change who sees it', async () => {
      const { _id } = product(await addProduct())
      expect(product(await updateProduct(_id, { visibility: 'draft' }))).toMatchObject({ visibility: 'draft' })
      expect(product(await updateProduct(_id))).toMatchObject({ visibility: 'draft' })
    })

    test('a product keeps its pictures in a new order with new texts and drops one', async () => {
      const images = [await newPicture('one'), await newPicture('two'), await newPicture('three')]
      const {
        _id,
        images: [one, two, three],
      } = product(await addProduct({ images })) as Product & { images: [Image, Image, Image] }
      const fresh = await newPicture('four')
      const saved = await updateProduct(_id, { name: 'Renamed', images: [keptPicture(three, 'last'), fresh, keptPicture(one)] })
      expect(saved.status).toBe(200)
      const [, added] = product(saved).images
      expect(product(saved).images).toEqual([{ ...three, alt: 'last' }, { ...added, alt: 'four' }, one])
      expect({ ...(await read(`products/${_id}`)), visibility: 'public' }).toEqual(saved.body)
      expect(store.files.has(`${two.public_id}.json`)).toBe(false)
    })

    test('a product loses the values that belong to an unchecked box', async () => {
      const added = await addProduct({ isPromo: false, discountedPrice: 5, isForeign: false, origin: 'Italy' })
      expect(added.body).toMatchObject({ discountedPrice: null, origin: null })
    })

    test('a product with the style Contemporay is stored as Contemporary', async () => {
      const added = await addProduct({ style: 'Contemporay' as never })
      expect(added).toMatchObject({ status: 200, body: { style: 'Contemporary' } })
      expect(await updateProduct(product(added)._id, { style: 'Contemporay' as never })).toMatchObject({
        body: { style: 'Contemporary' },
      })
    })

    test('the description of a product is sanitised', async () => {
      const added = await addProduct({ description: '<p onclick="x()">Oak<script>alert(1)</script></p><img src=x onerror=y>' })
      expect(added.body['description']).toBe('<p>Oak</p>')
      const saved = await updateProduct(product(added)._id, { description: '<a href="javascript:x()">Teak</a>' })
      expect(saved.body['description']).not.toContain('javascript')
    })

    test('products can share a picture, which is deleted with the last of them', async () => {
      const picture = await newPicture()
      const first = product(await addProduct({ images: [{ ...picture, alt: 'mine' }] }))
      const second = product(await addProduct({ images: [{ ...picture, alt: 'yours' }, picture] }))
      expect(second.images.map(({ public_id, alt }) => [public_id, alt])).toEqual([
        [first.images[0]?.public_id, 'yours'],
        [first.images[0]?.public_id, ''],
      ])
      await call(`DELETE /api/admin/operations/delProduct/${first._id}`)
      expect(store.files.has(`${first.images[0]?.public_id}.json`)).toBe(true)
      await call(`DELETE /api/admin/operations/delProduct/${second._id}`)
      expect(store.files.has(`${first.images[0]?.public_id}.json`)).toBe(true)
      await purgeAll()
      expect(store.files.has(`${first.images[0]?.public_id}.json`)).toBe(false)
    })

    test('a deleted product disappears for shoppers and from its collection', async () => {
      const { _id } = product(await addProduct({ images: [await newPicture()] }))
      const added = collection(await addCollection({ productIds: [_id], coverImage: await newPicture() }))
      expect(await call(`DELETE /api/admin/operations/delProduct/${_id}`)).toMatchObject({
        status: 200,
        body: { message: 'Product deleted' },
      })
      expect(await read(`products/${_id}`)).toEqual({ message: 'Product not found.' })
      expect((await read(`collections/${added._id}`))['productIds']).toEqual([])
      expect(await call(`DELETE /api/admin/operations/delProduct/${_id}`)).toMatchObject({
        status: 404,
        body: { message: 'Product not found.' },
      })
    })

    test('a product has the pictures of the last of many concurrent saves', async () => {
      const { _id } = product(await addProduct({ images: [await newPicture()] }))
      const pictures = await Promise.all([newPicture(), newPicture(), newPicture()])
      const responses = await Promise.all([...pictures, ...pictures].map((picture) => updateProduct(_id, { images: [picture] })))
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
      expect(((await read(`products/${_id}`))['images'] as Image[]).length).toBe(1)
    })

    test('a product is not saved when its form is based on another version', async () => {
      const {
        _id,
        updatedAt,
        images: [image],
      } = product(await addProduct({ images: [await newPicture()] }))
      const mine = await updateProduct(_id, { name: 'Mine', updatedAt, images: [keptPicture(image as Image)] })
      expect(mine).toMatchObject({ status: 200, body: { name: 'Mine' } })
      const before = await snapshot()
      expect(await updateProduct(_id, { name: 'Yours', updatedAt, images: [await newPicture()] })).toMatchObject({
        status: 409,
        body: { message: 'Another admin has changed this product. Load it again before you save.' },
      })
      expect(await snapshot()).toEqual(before)
      expect(await updateProduct(_id, { name: 'Yours', updatedAt: product(mine).updatedAt })).toMatchObject({ status: 200 })
    })

    test('a product is saved once when two admins save the same version concurrently', async () => {
      const { _id, updatedAt } = product(await addProduct())
      const responses = await Promise.all(['Mine', 'Yours'].map((name) => updateProduct(_id, { name, updatedAt })))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test.each([
      ['a description without words', { description: '<p>&nbsp;</p>' }, 'description', 'Description cannot be empty.'],
      [
        'a description that sanitising empties',
        { description: '<script>a()</script>' },
        'description',
        'Description cannot be empty.',
      ],
      ['a negative price', { price: -1 }, 'price', 'Price must be a non-negative number.'],
      ['a price that is no number', { price: '12' as never }, 'price', 'Price must be a non-negative number.'],
      [
        'a promotion without a price',
        { isPromo: true },
        'discountedPrice',
        'Discounted price is required and must be greater than 0 if product is on promotion.',
      ],
      [
        'a promotion price of 0',
        { isPromo: true, discountedPrice: 0 },
        'discountedPrice',
        'Discounted price is required and must be greater than 0 if product is on promotion.',
      ],
      [
        'a promotion without a discount',
        { isPromo: true, price: 5, discountedPrice: 5 },
        'discountedPrice',
        'Discounted price must be less than the original price.',
      ],
      [
        'a foreign item without origin',
        { isForeign: true, origin: '  ' },
        'origin',
        'Origin is required if product is marked as foreign.',
      ],
      ['no name', { name: ' ' }, 'name', 'Name is required.'],
      ['no items', { items: '' }, 'items', 'Please say what is included, such as (3+3+1+1).'],
      ['no category', { category: '' as never }, 'category', 'Category is required.'],
      ['no style', { style: '' as never }, 'style', 'Style is required.'],
      ['no price', { price: undefined as never }, 'price', 'Price must be a non-negative number.'],
      [
        'an unknown category',
        { category: 'Garden' as never },
        'category',
        'Category must be one of Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV Unit, Carpet.',
      ],
      ['a missing collection', { collectionId: gone }, 'collectionId', 'The chosen collection does not exist any more.'],
      ['a character that cannot be stored', { name: 'Sofa\0' }, 'name', 'Remove the characters that cannot be stored.'],
    ])('a product with %s is rejected and changes nothing', async (_, fields, path, message) => {
      const {
        _id,
        images: [image],
      } = product(await addProduct({ images: [await newPicture()] }))
      const before = await snapshot()
      const rejected = { status: 422, body: { message, issues: [{ path, message }] } }
      const images = [await newPicture()]
      expect(await addProduct({ images, ...fields })).toMatchObject(rejected)
      expect(await updateProduct(_id, { images: [...images, keptPicture(image as Image)], ...fields })).toMatchObject(rejected)
      expect(await snapshot()).toEqual(before)
    })

    test.each<[string, () => Promise<{ url: string }> | { url: string }, string]>([
      [
        'an SVG',
        () => ({ url: dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml') }),
        'This file is not a JPEG, PNG, WebP or AVIF picture.',
      ],
      [
        'a text called PNG',
        () => ({ url: dataUrl(Buffer.from('just a text')) }),
        'This file is not a JPEG, PNG, WebP or AVIF picture.',
      ],
      [
        'a bomb',
        () => ({ url: dataUrl(bombPng({ width: 16_000, height: 16_000 })) }),
        'This picture has more than 40 million pixels.',
      ],
      [
        'half a picture',
        async () => ({ url: dataUrl((await drawPicture({ width: 400, height: 300 }).jpeg().toBuffer()).subarray(0, 3000)) }),
        'This picture cannot be read: the file is damaged or incomplete.',
      ],
      [
        'a large text called PNG',
        () => ({ url: dataUrl(Buffer.alloc(100_000, 'just a text')) }),
        'This file is not a JPEG, PNG, WebP or AVIF picture.',
      ],
      [
        'half a large picture',
        async () => ({
          url: dataUrl(Buffer.from((await largePicture(250)).url.split(',')[1] ?? '', 'base64').subarray(0, 90_000)),
        }),
        'This picture cannot be read: the file is damaged or incomplete.',
      ],
      [
        'no base64 in a large URL',
        async () => ({ url: (await largePicture(200)).url.replace(',', ',!!!!') }),
        'A new image must be sent as a data URL.',
      ],
      ['more than 10 MB', () => ({ url: dataUrl(Buffer.alloc(11 * 1024 * 1024)) }), 'Each image must be at most 10 MB.'],
      ['no base64', () => ({ url: 'data:image/png;base64,%%%' }), 'A new image must be sent as a data URL.'],
      ['the address of another site', () => ({ url: 'http://169.254.169.254/a.png' }), 'A new image must be sent as a data URL.'],
    ])(
      'a product with %s as its second picture is rejected with its position, and nothing changes',
      async (_, picture, message) => {
        const { _id } = product(await addProduct({ images: [await newPicture()] }))
        const before = await snapshot()
        const images = [await newPicture(), { ...(await picture()), isNew: true as const }]
        const rejected = { status: 422, body: { message: `Image 2: ${message}`, issues: [{ message: `Image 2: ${message}` }] } }
        expect(await addProduct({ images })).toMatchObject(rejected)
        expect(await updateProduct(_id, { images })).toMatchObject(rejected)
        expect(await snapshot()).toEqual(before)
      },
    )

    test('a product cannot keep a picture of another item', async () => {
      const {
        images: [foreign],
      } = product(await addProduct({ images: [await newPicture()] })) as Product & { images: [Image] }
      const {
        _id,
        images: [own],
      } = product(await addProduct({ images: [await newPicture()] })) as Product & { images: [Image] }
      const before = await snapshot()
      const message = 'Image 1: This picture does not belong to this item. Choose it as a new one.'
      const rejected = { status: 422, body: { message, issues: [{ path: 'images.0', message }] } }
      for (const image of [
        keptPicture(foreign),
        { ...keptPicture(own), url: 'http://169.254.169.254/' },
        { ...keptPicture(own), url: 'javascript:alert(1)' },
        { ...keptPicture(own), public_id: '../../etc/passwd' },
      ]) {
        expect(await updateProduct(_id, { images: [image] })).toMatchObject(rejected)
      }
      const dataUrlAsAddress = { ...keptPicture(own), url: (await largePicture(200)).url }
      expect(await updateProduct(_id, { images: [dataUrlAsAddress] })).toMatchObject({
        status: 422,
        body: { message: 'Image 1: Image address must be at most 2000 characters.' },
      })
      expect(await addProduct({ images: [keptPicture(foreign)] })).toMatchObject(rejected)
      expect(await snapshot()).toEqual(before)
    })

    test('a product has up to ten pictures, of which two are encoded at once', async () => {
      const images = []
      for (let index = 0; index < 11; index += 1) images.push(await newPicture(`${index}`))
      const before = await snapshot()
      expect(await addProduct({ images })).toMatchObject({ status: 422, body: { message: 'At most 10 images can be saved.' } })
      expect(await snapshot()).toEqual(before)
      running.most = 0
      const added = await addProduct({ images: images.slice(0, 10) })
      expect(product(added).images.map(({ alt }) => alt)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
      expect(running.most).toBe(2)
    })

    test.each([gone, 'abc', '..%2Fx', 'a'.repeat(300)])(
      'a product with the unknown id %.40s is neither saved nor deleted',
      async (id) => {
        const before = await snapshot()
        const rejected = { status: 404, body: { message: 'Product not found.' } }
        expect(await updateProduct(id, { images: [await newPicture()] })).toMatchObject(rejected)
        expect(await call(`DELETE /api/admin/operations/delProduct/${id}`)).toMatchObject(rejected)
        expect(await snapshot()).toEqual(before)
      },
    )

    test('a product leaves no pictures behind when the database rejects it', async () => {
      const before = await snapshot()
      await shop.database.orm.execute(sql`alter table product_images add constraint no_alt check (alt <> 'rejected')`)
      try {
        expect(await addProduct({ images: [await newPicture(), await newPicture('rejected')] })).toMatchObject({
          status: 500,
          body: { message: 'Something went wrong. Please try again.' },
        })
      } finally {
        await shop.database.orm.execute(sql`alter table product_images drop constraint no_alt`)
      }
      expect(await snapshot()).toEqual(before)
    })
  })

  describe('a collection', () => {
    const updateCollection = (id: string, fields: Parameters<typeof createCollectionPayload>[0] & { updatedAt?: string }) =>
      call(`PUT /api/admin/operations/updateCollection/${id}`, createCollectionPayload(fields))
    const members = async (id: string) =>
      ((await read(`collections/${id}`))['productIds'] as { _id: string }[]).map(({ _id }) => _id)

    test('a collection is added with its cover and its products, which leave their former collection', async () => {
      const [sofa, table] = [product(await addProduct())._id, product(await addProduct())._id]
      const first = collection(await addCollection({ productIds: [sofa, table, sofa], coverImage: await newPicture('A room') }))
      expect(first).toMatchObject({ name: 'Eko Living Collection', coverImage: { alt: 'A room' } })
      expect((await members(first._id)).toSorted()).toEqual([sofa, table].toSorted())
      const second = collection(await addCollection({ productIds: [table], coverImage: await newPicture() }))
      expect(await members(first._id)).toEqual([sofa])
      expect((await read(`products/${table}`))['collectionId']).toEqual({ _id: second._id, name: second.name })
    })

    test('a collection is added once under the id of its form', async () => {
      const sofa = product(await addProduct())._id
      const id = randomUUID()
      const form = { id, productIds: [sofa], coverImage: await newPicture() }
      expect(collection(await addCollection(form))).toMatchObject({ _id: id })
      const before = await snapshot()
      expect(await addCollection({ ...form, coverImage: await newPicture() })).toMatchObject({
        status: 409,
        body: { message: 'This collection was added before. Look for it among the collections before you add it again.' },
      })
      expect(await snapshot()).toEqual(before)
    })

    test('a collection gains a product that is saved with it', async () => {
      const sofa = product(await addProduct())._id
      const { _id, name } = collection(await addCollection({ productIds: [sofa], coverImage: await newPicture() }))
      const added = await addProduct({ collectionId: _id })
      expect(added.body['collectionId']).toEqual({ _id, name })
      await updateProduct(sofa, { collectionId: null })
      expect(await members(_id)).toEqual([product(added)._id])
    })

    test('a collection keeps its cover or replaces it', async () => {
      const sofa = product(await addProduct())._id
      const { _id, coverImage } = collection(
        await addCollection({ productIds: [sofa], coverImage: await newPicture() }),
      ) as Collection & { coverImage: Image }
      const same = await updateCollection(_id, {
        name: 'Renamed',
        productIds: [sofa],
        coverImage: keptPicture(coverImage, 'The room'),
      })
      expect(same).toMatchObject({ status: 200, body: { name: 'Renamed', coverImage: { ...coverImage, alt: 'The room' } } })
      const other = await updateCollection(_id, { productIds: [sofa], coverImage: await newPicture() })
      expect({ ...(await read(`collections/${_id}`)), visibility: 'public' }).toEqual(other.body)
      expect(store.files.has(`${coverImage.public_id}.json`)).toBe(false)
    })

    test('a collection loses the values that belong to an unchecked box', async () => {
      const sofa = product(await addProduct())._id
      const marked = { isPromo: true, price: 5, discountedPrice: 4, isForeign: true, origin: 'Italy', productIds: [sofa] }
      const added = collection(await addCollection({ ...marked, coverImage: await newPicture() }))
      expect(added).toMatchObject({ discountedPrice: 4, origin: 'Italy' })
      const saved = await updateCollection(added._id, {
        ...marked,
        isPromo: false,
        isForeign: false,
        coverImage: await newPicture(),
      })
      expect(saved).toMatchObject({
        status: 200,
        body: { isPromo: false, discountedPrice: null, isForeign: false, origin: null },
      })
    })

    test('a deleted collection keeps its products but not its cover', async () => {
      const sofa = product(await addProduct())._id
      const { _id } = collection(await addCollection({ productIds: [sofa], coverImage: await newPicture() }))
      expect(await call(`DELETE /api/admin/operations/delCollection/${_id}`)).toMatchObject({
        status: 200,
        body: { message: 'Collection deleted' },
      })
      expect(await read(`collections/${_id}`)).toEqual({ message: 'Collection not found.' })
      expect((await read(`products/${sofa}`))['collectionId']).toBeNull()
    })

    test('a collection is not saved when its form is based on another version', async () => {
      const sofa = product(await addProduct())._id
      const { _id, updatedAt } = collection(await addCollection({ productIds: [sofa], coverImage: await newPicture() }))
      const save = async (name: string) =>
        updateCollection(_id, { name, updatedAt, productIds: [sofa], coverImage: await newPicture() })
      expect(await save('Mine')).toMatchObject({ status: 200 })
      expect(await save('Yours')).toMatchObject({
        status: 409,
        body: { message: 'Another admin has changed this collection. Load it again before you save.' },
      })
      expect((await read(`collections/${_id}`))['name']).toBe('Mine')
    })

    test('a collection and its products get new versions when one of them joins or leaves', async () => {
      const [sofa, table] = [product(await addProduct()), product(await addProduct())]
      const room = collection(await addCollection({ productIds: [table._id], coverImage: await newPicture() }))
      const save = ({ _id, updatedAt }: Product, fields: object = {}) => updateProduct(_id, { updatedAt, ...fields })
      expect((await save(sofa)).status).toBe(200)
      expect((await save(table)).status).toBe(409)

      const joined = await updateProduct(sofa._id, { collectionId: room._id })
      const body = async (updatedAt: string) => ({ updatedAt, productIds: [sofa._id], coverImage: await newPicture() })
      expect((await updateCollection(room._id, await body(room.updatedAt))).status).toBe(409)
      const { updatedAt } = (await read(`collections/${room._id}`)) as unknown as Collection
      expect((await updateCollection(room._id, await body(updatedAt))).status).toBe(200)
      // The product stays in the collection, so the collection's version does not change.
      const again = await save(product(joined), { collectionId: room._id })
      expect(again.status).toBe(200)

      await call(`DELETE /api/admin/operations/delCollection/${room._id}`)
      expect((await save(product(again), { collectionId: null })).status).toBe(409)
    })

    test('a collection gets a new version when another one takes a product of it', async () => {
      const [sofa = '', table = '', lamp = ''] = [await addProduct(), await addProduct(), await addProduct()].map(
        (added) => product(added)._id,
      )
      const room = collection(await addCollection({ productIds: [sofa, table], coverImage: await newPicture() }))
      const saveRoom = async ({ updatedAt }: Collection) =>
        updateCollection(room._id, { updatedAt, productIds: [sofa, table], coverImage: await newPicture() })

      const other = collection(await addCollection({ productIds: [lamp], coverImage: await newPicture() }))
      const saved = collection(await saveRoom(room))
      await updateCollection(other._id, {
        updatedAt: other.updatedAt,
        productIds: [lamp, table],
        coverImage: await newPicture(),
      })
      expect((await saveRoom(saved)).status).toBe(409)
      expect((await read(`products/${table}`)) as unknown as Product).toMatchObject({ collectionId: { _id: other._id } })
    })

    test.each<[string, object, string, string, string?]>([
      [
        'no products',
        { productIds: [] },
        'productIds',
        'Please select at least one product for the collection.',
        'At least one product must be selected for the collection.',
      ],
      ['no name', { name: ' ' }, 'name', 'Name is required.'],
      ['no style', { style: '' }, 'style', 'Style is required.'],
      ['a negative price', { price: -1 }, 'price', 'Price must be a non-negative number.'],
      [
        'no cover',
        { coverImage: null },
        'coverImage',
        'Please upload a cover image for the collection.',
        'Cover image is required.',
      ],
      [
        'a promotion without a discount',
        { isPromo: true, price: 5, discountedPrice: 6 },
        'discountedPrice',
        'Discounted price must be less than the original price.',
      ],
      [
        'a promotion without a price',
        { isPromo: true },
        'discountedPrice',
        'Discounted price is required and must be greater than 0 if collection is on promotion.',
      ],
      ['a foreign item without origin', { isForeign: true }, 'origin', 'Origin is required if collection is marked as foreign.'],
      [
        'a description without words',
        { description: '<br>' },
        'description',
        'Description cannot be empty.',
        'Description is required.',
      ],
      [
        'a description that sanitising empties',
        { description: '<script>a()</script>' },
        'description',
        'Description cannot be empty.',
        'Description is required.',
      ],
      ['a product that is not there', { productIds: [gone] }, 'productIds', 'A chosen product does not exist any more.'],
      [
        'a text as its cover',
        { coverImage: { url: dataUrl(Buffer.from('text')), isNew: true } },
        'coverImage',
        'This file is not a JPEG, PNG, WebP or AVIF picture.',
      ],
      [
        'the cover of another item',
        { coverImage: { url: '/media/x-40.jpg', public_id: 'x' } },
        'coverImage',
        'This picture does not belong to this item. Choose it as a new one.',
      ],
    ])('a collection with %s is rejected and changes nothing', async (_, fields, path, message, onEdit = message) => {
      const sofa = product(await addProduct())._id
      const { _id } = collection(await addCollection({ productIds: [sofa], coverImage: await newPicture() }))
      const before = await snapshot()
      const body = { productIds: [sofa], coverImage: await newPicture(), ...fields }
      expect(await addCollection(body)).toMatchObject({ status: 422, body: { message, issues: [{ path, message }] } })
      expect(await updateCollection(_id, body)).toMatchObject({
        status: 422,
        body: { message: onEdit, issues: [{ path, message: onEdit }] },
      })
      expect(await snapshot()).toEqual(before)
    })

    test("a collection is neither saved nor deleted when it does not exist or its id is a product's", async () => {
      const sofa = product(await addProduct())._id
      const rejected = { status: 404, body: { message: 'Collection not found.' } }
      for (const id of [gone, 'abc', sofa]) {
        expect(await updateCollection(id, { productIds: [sofa], coverImage: await newPicture() })).toMatchObject(rejected)
        expect(await call(`DELETE /api/admin/operations/delCollection/${id}`)).toMatchObject(rejected)
      }
    })
  })

  test('the admin endpoints log which admin changed what', async () => {
    log.splice(0)
    const { _id } = product(await addProduct())
    await updateProduct(_id)
    const added = collection(await addCollection({ productIds: [_id], coverImage: await newPicture() }))
    await call(
      `PUT /api/admin/operations/updateCollection/${added._id}`,
      createCollectionPayload({ productIds: [_id], coverImage: await newPicture() }),
    )
    await call(`DELETE /api/admin/operations/delCollection/${added._id}`)
    await call(`DELETE /api/admin/operations/delProduct/${_id}`)
    await call(`DELETE /api/admin/operations/delProduct/${_id}`)
    expect(log.filter(({ user }) => user !== undefined).map(({ user, record, msg }) => [user, record, msg])).toEqual([
      [adminId, _id, 'product added'],
      [adminId, _id, 'product saved'],
      [adminId, added._id, 'collection added'],
      [adminId, added._id, 'collection saved'],
      [adminId, added._id, 'collection deleted'],
      [adminId, _id, 'product deleted'],
    ])
  })

  const operations = Object.entries(contract.admin).filter(([, { access }]) => access === 'admin')

  test.each(operations)('the operation %s is only for admins', async (_, { method, path }) => {
    const { _id } = product(await addProduct())
    const added = collection(await addCollection({ productIds: [_id], coverImage: await newPicture() }))
    const id = path.includes('Product') ? _id : added._id
    const text = `${method} /api${path.replace(':id', id)}`
    const payload = path.includes('Product') ? createProductPayload() : createCollectionPayload({ productIds: [_id] })
    const before = await snapshot()
    for (const body of [payload, {}]) {
      expect(await send(shop, text, body)).toMatchObject({ status: 401, body: { message: 'Please log in first.' } })
      expect(await send(shop, text, body, guestCookie())).toMatchObject({
        status: 401,
        body: { message: 'Please log in first.' },
      })
      expect(await send(shop, text, body, customer)).toMatchObject({
        status: 403,
        body: { message: 'Only an admin may do this.' },
      })
    }
    expect(await snapshot()).toEqual(before)
  })

  test('the admin endpoints accept large bodies only from admins who save an item', async () => {
    const large = { ...createProductPayload({ images: [] }), more: 'x'.repeat(200_000) }
    expect(await call('POST /api/admin/operations/addProduct', large)).toMatchObject({ status: 200 })
    expect(await send(shop, 'POST /api/admin/operations/addProduct', large, customer)).toMatchObject({ status: 403 })
    expect(await send(shop, 'POST /api/cart/check-existence', large)).toMatchObject({
      status: 413,
      body: { message: 'The request is too large.' },
    })
    const { _id } = product(await addProduct())
    expect(await call(`DELETE /api/admin/operations/delProduct/${_id}`, large)).toMatchObject({ status: 413 })
  })
})
