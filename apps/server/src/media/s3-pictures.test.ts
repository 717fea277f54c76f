import { createProductPayload } from '@shop/api/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { signIn } from '../testing/users.ts'
import { startS3 } from '../testing/s3.ts'
import type { TestS3 } from '../testing/s3.ts'
import { buildTestApp } from '../testing/shop.ts'
import { createEncoder } from './encoder.ts'
import { readStored } from './media-store.ts'
import { createS3Store } from './s3-store.ts'
import { drawPicture } from './testing/pictures.ts'

describe('a shop with its pictures in an S3-compatible store', () => {
  let s3: TestS3
  let database: Database
  let app: FastifyInstance
  let cookie = ''
  beforeAll(async () => {
    s3 = await startS3()
    database = await openTestDatabase()
    app = await buildTestApp(database, { mediaStore: createS3Store(s3.settings), encodeVariant: createEncoder().encode })
    cookie = (await signIn(database, 'admin')).cookie
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await s3.remove()
  })

  let drawn = 0
  async function addProduct() {
    drawn += 1
    const bytes = await drawPicture({ width: 700, height: 500 }, drawn).png().toBuffer()
    const images = [{ url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const }]
    return app.inject({
      method: 'POST',
      url: '/api/admin/operations/addProduct',
      headers: { cookie },
      payload: createProductPayload({ images }),
    })
  }
  const remove = (id: string) =>
    app.inject({ method: 'DELETE', url: `/api/admin/operations/delProduct/${id}`, headers: { cookie } })

  test('serves each width and format of a saved picture from an S3-compatible store with an immutable cache header', async () => {
    const {
      _id: id,
      images: [image],
    } = (await addProduct()).json()
    expect(image.widths).toEqual([320, 480, 700])
    const hash = image.public_id
    await expect.poll(() => createS3Store(s3.settings).has(`${hash}.original`), { timeout: 30_000 }).toBe(false)
    for (const width of image.widths) {
      for (const [ending, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ]) {
        const response = await app.inject(`/media/${hash}-${width}.${ending}`)
        expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
        expect(response.rawPayload).toEqual(await readStored(createS3Store(s3.settings), `${hash}-${width}.${ending}`))
      }
    }
    expect((await app.inject(`/media/${'0'.repeat(32)}-320.avif`)).statusCode).toBe(404)
    await remove(id)
  })

  test('removes the files of a picture that its product no longer shows from an S3-compatible store', async () => {
    const {
      _id: id,
      images: [image],
    } = (await addProduct()).json()
    expect((await app.inject(image.url)).statusCode).toBe(200)
    const withoutPictures = createProductPayload({ images: [] })
    const url = `/api/admin/operations/updateProduct/${id}`
    expect((await app.inject({ method: 'PUT', url, headers: { cookie }, payload: withoutPictures })).statusCode).toBe(200)
    expect((await app.inject(image.url)).statusCode).toBe(404)
    for await (const { name } of createS3Store(s3.settings).list()) expect(name).not.toContain(image.public_id)
  })

  test('responds with a sentence during an outage of the S3-compatible store, changes nothing, and recovers afterwards', async () => {
    const {
      _id: id,
      images: [image],
    } = (await addProduct()).json()
    const before = (await app.inject('/api/products/count')).json()
    await s3.stop()
    const sentence = { message: 'The shop is not available at the moment. Please try again.' }
    const served = await app.inject(image.url)
    expect([served.statusCode, served.json(), served.headers['cache-control']]).toEqual([503, sentence, 'no-store'])
    const saved = await addProduct()
    expect([saved.statusCode, saved.json()]).toEqual([503, sentence])
    expect((await app.inject('/api/products/count')).json()).toEqual(before)
    expect((await app.inject(`/api/products/${id}`)).statusCode).toBe(200)
    await s3.restart()
    expect((await app.inject(image.url)).statusCode).toBe(200)
    expect((await addProduct()).statusCode).toBe(200)
  })
})
