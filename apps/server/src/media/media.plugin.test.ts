import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodePicture } from './encoder.ts'
import { createMedia } from './media.ts'
import { mediaPlugin } from './media.plugin.ts'
import { createMemoryStore, type MemoryStore } from './testing/memory-store.ts'
import { drawPicture } from './testing/pictures.ts'

let app: FastifyInstance
let store: MemoryStore
let hash = ''
beforeEach(async () => {
  store = createMemoryStore()
  const { image } = await createMedia(store, encodePicture).add(await drawPicture({ width: 40, height: 20 }).png().toBuffer(), '')
  hash = image.public_id
  app = fastify()
  await app.register(mediaPlugin, { store })
})
afterEach(() => app.close())

describe('GET /media/<name>', () => {
  test.each([
    ['40.avif', 'image/avif'],
    ['40.webp', 'image/webp'],
    ['40.jpg', 'image/jpeg'],
    ['og.jpg', 'image/jpeg'],
  ])('the picture file %s is sent as %s, immutable and without sniffing', async (variant, contentType) => {
    const response = await app.inject(`/media/${hash}-${variant}`)
    const file = store.files.get(`${hash}-${variant}`)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(file)
    expect(response.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(file?.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('a HEAD request for a picture returns the same headers without the picture', async () => {
    const response = await app.inject({ method: 'HEAD', url: `/media/${hash}-40.avif` })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/avif')
    expect(response.rawPayload.length).toBe(0)
  })

  test('responds with an uncached 404 for an unknown picture', async () => {
    const response = await app.inject(`/media/${'0'.repeat(32)}-40.avif`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Picture not found.' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('does not serve the metadata of a picture', async () => {
    expect(store.files.has(`${hash}.json`)).toBe(true)
    expect((await app.inject(`/media/${hash}.json`)).statusCode).toBe(404)
  })

  test.each(['..%2f..%2fetc%2fpasswd', '%2e%2e/etc/passwd', '..', 'unfinished', 'a%00b.jpg', '....//x.jpg'])(
    'responds with 404 to a picture path that leaves the store: %s',
    async (path) => {
      expect((await app.inject(`/media/${path}`)).statusCode).toBe(404)
    },
  )
})
