import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMedia } from './media.ts'
import { mediaPlugin } from './media.plugin.ts'
import { createEncoder } from './encoder.ts'
import { createMemoryStore, type MemoryStore } from './testing/memory-store.ts'
import { drawPicture } from './testing/pictures.ts'

let app: FastifyInstance
let store: MemoryStore
let hash = ''
/** Called when a request waits for a variant. */
let encode = async (_name: string): Promise<void> => undefined
beforeEach(async () => {
  store = createMemoryStore()
  const picture = await drawPicture({ width: 800, height: 400 }).png().toBuffer()
  const { image } = await createMedia(store, createEncoder()).add(picture, '')
  hash = image.public_id
  encode = async () => undefined
  app = fastify()
  await app.register(mediaPlugin, {
    store,
    variants: {
      add: () => undefined,
      wait: (picture, variant) => encode(`${picture}-${variant}`),
      resume: async () => undefined,
      stop: async () => undefined,
    },
  })
})
afterEach(() => app.close())

describe('GET /media/<name>', () => {
  test.each([
    ['320.avif', 'image/avif'],
    ['320.webp', 'image/webp'],
    ['640.jpg', 'image/jpeg'],
    ['og.jpg', 'image/jpeg'],
  ])('the stored file %s is sent as %s and may be cached permanently', async (variant, contentType) => {
    const file = Buffer.from(`the bytes of ${variant}`)
    await store.put(`${hash}-${variant}`, file)
    encode = async () => Promise.reject(new Error('Nobody waits for a stored variant.'))
    const response = await app.inject(`/media/${hash}-${variant}`)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(file)
    expect(response.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(file.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('a missing variant is sent like a stored one when it is encoded in time', async () => {
    encode = (name) => store.put(name, Buffer.from('encoded'))
    const response = await app.inject(`/media/${hash}-320.avif`)
    expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([200, 'encoded', 'image/avif'])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['320.avif', '800.webp', '800.jpg', 'og.jpg'])(
    'the small JPEG is sent with a short cache time while %s is missing',
    async (variant) => {
      const response = await app.inject(`/media/${hash}-${variant}`)
      const quick = store.files.get(`${hash}-640.jpg`)
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload).toEqual(quick)
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(quick?.length),
        'cache-control': 'public, max-age=10',
      })
    },
  )

  test('a HEAD request for a picture returns the same headers without the picture', async () => {
    const response = await app.inject({ method: 'HEAD', url: `/media/${hash}-640.jpg` })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
    expect(response.rawPayload.length).toBe(0)
  })

  test.each([`${'0'.repeat(32)}-320.avif`, 'width 500', 'width 0320'])(
    'an unknown picture or width is an uncached 404, and nothing is encoded: %s',
    async (name) => {
      encode = async () => Promise.reject(new Error('Nobody waits for an unknown variant.'))
      const response = await app.inject(`/media/${name.replace('width ', `${hash}-`)}${name.includes('.') ? '' : '.avif'}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Picture not found.' })
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test.each(['.json', '.original'])('the private file %s of a picture is not served', async (ending) => {
    expect(store.files.has(`${hash}${ending}`)).toBe(true)
    expect((await app.inject(`/media/${hash}${ending}`)).statusCode).toBe(404)
  })

  test.each(['..%2f..%2fetc%2fpasswd', '%2e%2e/etc/passwd', '..', 'unfinished', 'a%00b.jpg', '....//x.jpg'])(
    'responds with 404 to a picture path that leaves the store: %s',
    async (path) => {
      expect((await app.inject(`/media/${path}`)).statusCode).toBe(404)
    },
  )
})
